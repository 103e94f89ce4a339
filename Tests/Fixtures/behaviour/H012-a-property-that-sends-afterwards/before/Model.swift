import SwiftUI

final class Incubator: ObservableObject {
  @Published var eggs = 6
  var warmth = 37 {
    didSet { objectWillChange.send() }
  }
}

struct IncubatorView: View {
  @ObservedObject var incubator: Incubator

  var body: some View { Text("\(incubator.eggs) eggs at \(incubator.warmth)") }
}
