import SwiftUI

@Observable final class Model {
  var name = ""
  @ObservationIgnored var other = 1
}

final class Old: ObservableObject {
  @Published var name = ""
  func change() { objectWillChange.send() }
}
