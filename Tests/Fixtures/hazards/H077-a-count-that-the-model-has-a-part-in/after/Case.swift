import SwiftUI

@MainActor @Observable final class Museum {  // expect: observable-object-class "Museum"
  private static var visitors = 0

  private(set) var guides = 2

  // says-not-next: "will no longer refresh it"
  var people: Int { Self.visitors + guides }

  func open() {
    Self.visitors += 10
    guides += 1
  }
}

struct MuseumView: View {
  @State private var museum = Museum()

  var body: some View { Button("\(museum.people) inside") { museum.open() } }
}
