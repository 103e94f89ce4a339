import SwiftUI

@MainActor
@Observable
final class Sundial {
  var hour = 12
  // expect-next: unpublished-stored-property "work"
  @ObservationIgnored private var work: Task<Void, Never>?

  func start() {
    work = Task { [weak self] in self?.hour += 1 }
  }

  deinit { work?.cancel() }
}

struct SundialView: View {
  @State private var sundial = Sundial()

  var body: some View { Button("\(sundial.hour)") { sundial.start() } }
}
