import SwiftUI

@MainActor
final class Sundial: ObservableObject {
  @Published var hour = 12
  // expect-next: unsupported-declaration "work"
  private var work: Task<Void, Never>?

  func start() {
    work = Task { [weak self] in self?.hour += 1 }
  }

  deinit { work?.cancel() }
}

struct SundialView: View {
  @StateObject private var sundial = Sundial()

  var body: some View { Button("\(sundial.hour)") { sundial.start() } }
}
