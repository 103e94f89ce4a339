import SwiftUI

@MainActor
@Observable
final class Sundial {
  var hour = 12
  private var work: Task<Void, Never>?

  func start() {
    work = Task { [weak self] in self?.hour += 1 }
  }

  deinit {
    work?.cancel()  // error: main actor-isolated property 'work' can not be referenced
  }
}

struct SundialView: View {
  @State private var sundial = Sundial()

  var body: some View { Button("\(sundial.hour)") { sundial.start() } }
}
