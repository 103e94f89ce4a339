import SwiftUI

@Observable final class Tide {
  var height = 1
}

class Watch<Subject> {
  func start(_ subject: Subject) where Subject: ObservableObject {}
}

class TideWatch: Watch<Tide> {}

final class HarbourWatch: TideWatch {
  let tide: Tide

  init(_ tide: Tide) { self.tide = tide }

  func begin() { start(tide) }
}

struct TideView: View {
  @State private var tide = Tide()

  var body: some View { Text("\(tide.height)") }
}
