import Foundation
import SwiftUI

struct Client {
  var name: String

  static func live() -> Client {
    Client(name: "live")
  }
}

enum Kind: CaseIterable {
  case small, large
}

/// Computes, and leaves no trace outside: run again, it does no harm.
@Observable final class Options {
  var isVisible: Bool
  var titles: [String]
  var steps: [Int]
  private let client: Client

  init() {
    isVisible = Kind.allCases.count > 1
    titles = Kind.allCases.map { "\($0)" }
    var steps = [1, 2, 3]
    steps.removeAll { $0 > 2 }
    self.steps = steps
    client = .live()
  }
}

struct OptionsView: View {
  @State private var options = Options()

  var body: some View {
    Text(options.isVisible ? options.titles.joined() : "\(options.steps.count)")
  }
}
