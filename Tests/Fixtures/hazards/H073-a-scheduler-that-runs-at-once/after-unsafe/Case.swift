import Combine
import SwiftUI

extension DispatchQueue {
  /// Called like a queue, and waits for nobody.
  static var immediate: ImmediateScheduler { .shared }
}

@Observable final class Grades {
  var isShort = true
  var total = 0
  private let refresh = PassthroughSubject<Bool, Never>()
  @ObservationIgnored private var bag: Set<AnyCancellable> = []

  init() {
    refresh.receive(on: DispatchQueue.immediate)
      .flatMap { [weak self] _ in self?.load() ?? Just(0) }
      .sink { [weak self] in self?.total = $0 }
      .store(in: &bag)
    refresh.send(false)
  }

  private func load() -> Just<Int> { Just(isShort ? 1 : 2) }  // expect: observed-object-creates-model "isShort"
}

struct GradesScreen: View {
  @Bindable private var grades: Grades

  init(grades: Grades) { self.grades = grades }

  var body: some View {
    Toggle("Short", isOn: $grades.isShort)
    Text("\(grades.total)")
  }
}

struct GradesPage: View {
  var body: some View { GradesScreen(grades: Grades()) }
}
