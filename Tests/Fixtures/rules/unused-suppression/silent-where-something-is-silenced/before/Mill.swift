import SwiftUI

// migrate-lint:disable:next observable-object-class -- the head of a declaration may be long

@available(iOS 17, macOS 14, *)
@MainActor
public
  final class Mill: ObservableObject {
  // migrate-lint:disable:next published-property
  // Between the comment and the line it means there may be others.
  @Published
  private(set) var sacks = 0
  @Published var stones = 2  // migrate-lint:disable:this published-property
  @Published var wheel = 0.0
  // migrate-lint:disable:previous published-property
}

struct MillView: View {
  // migrate-lint:disable state-object
  @StateObject private var mill = Mill()
  // migrate-lint:enable state-object

  var body: some View {
    Text("\(mill.sacks) \(mill.stones) \(mill.wheel)")
  }
}
