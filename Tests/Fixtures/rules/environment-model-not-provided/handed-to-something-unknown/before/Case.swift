import SwiftUI

final class Map: ObservableObject {
  @Published var places: [Int] = []

  func visit() { places.append(1) }
}

struct Opening {
  let map: Map

  func open(_ url: URL) -> OpenURLAction.Result {
    map.visit()
    return .handled
  }
}

extension OpenURLAction {
  init(_ opening: Opening) { self.init { opening.open($0) } }
}

/// The implicit member says nothing of who is given the model; the modifier asks for it all the
/// same while it is drawn.
struct OpensPlaces: ViewModifier {
  @EnvironmentObject private var map: Map

  func body(content: Content) -> some View {
    content.environment(\.openURL, .init(.init(map: map)))
  }
}

struct Atlas: View {
  @StateObject private var map = Map()

  var body: some View {
    Text("\(map.places.count)").modifier(OpensPlaces()).environmentObject(map)
  }
}

#Preview {
  Text("Here").modifier(OpensPlaces())  // expect: environment-model-not-provided "OpensPlaces"
}
