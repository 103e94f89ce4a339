import SwiftUI

@MainActor final class Museum: ObservableObject {  // expect: observable-object-class "Museum"
  private static var visitors = 0

  @Published private(set) var guides = 2

  // says-not-next: "will no longer refresh it"
  var people: Int { Self.visitors + guides }

  func open() {
    Self.visitors += 10
    guides += 1
  }
}

struct MuseumView: View {
  @StateObject private var museum = Museum()

  var body: some View { Button("\(museum.people) inside") { museum.open() } }
}
