import SwiftUI

final class Old: ObservableObject {
  @Published var name = ""
}

@Observable final class New {
  let id = 1
  @ObservationIgnored let other = 2
  @ObservationIgnored static let shared = 3
  var name = ""
}

struct Screen: View {
  @StateObject private var one = Old()
  @ObservedObject var two: Old
  @State private var three = New()
  @Bindable var four: New
  @Binding var five: New

  var body: some View {
    TextField(_one.wrappedValue.name, text: _one.projectedValue.name)
    TextField(_two.wrappedValue.name, text: _two.projectedValue.name)
    TextField(_three.wrappedValue.name, text: _three.projectedValue.name)
    TextField(_four.wrappedValue.name, text: _four.projectedValue.name)
    TextField(five.name, text: $five.name)
    Button("") {
      three = New()
      five = three
    }
  }
}

struct Root: View {
  @State private var new = New()
  var body: some View { Screen(two: Old(), four: new, five: $new) }
}
