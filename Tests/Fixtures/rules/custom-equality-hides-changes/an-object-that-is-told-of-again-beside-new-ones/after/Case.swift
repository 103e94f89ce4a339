import Foundation
import SwiftUI

@Observable final class Crane {
  private(set) var load = Progress(totalUnitCount: 1)
  private(set) var lift = Progress(totalUnitCount: 1)
  private(set) var swing = Progress(totalUnitCount: 1)

  func reset() {
    load = .init(totalUnitCount: 2)
    lift = .init(totalUnitCount: 3)
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    self.lift = progress
  }

  func start(_ winch: Winch) {
    lift = Progress(totalUnitCount: 1)
    winch.pull { progress in
      self.load = progress  // expect: custom-equality-hides-changes "load"
    }
  }

  func turn() {
    let progress = Progress(totalUnitCount: 1)
    for count in 0..<3 {
      progress.completedUnitCount = Int64(count)
      swing = progress  // expect: custom-equality-hides-changes "swing"
    }
  }
}

final class Winch {
  func pull(_ report: @escaping (Progress) -> Void) { report(Progress(totalUnitCount: 1)) }
}

struct CraneView: View {
  @State private var crane = Crane()

  var body: some View {
    Text("\(crane.load.completedUnitCount) \(crane.lift.completedUnitCount)")
    Text("\(crane.swing.completedUnitCount)")
    Button("Start") { crane.start(Winch()) }
    Button("Reset") { crane.reset() }
    Button("Turn") { crane.turn() }
  }
}
