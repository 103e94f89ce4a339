import Combine
import Foundation
import SwiftUI

struct Chore: Equatable, Identifiable {
  let id: Int
  var isDone = false

  static func == (lhs: Chore, rhs: Chore) -> Bool { lhs.id == rhs.id }
}

/// Equal by its name, and there is more in what inherits from it.
class Row: Hashable {
  let name: String

  init(name: String) { self.name = name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }

  static func == (lhs: Row, rhs: Row) -> Bool { lhs.name == rhs.name }
}

final class FinishedRow: Row {
  let size: Int

  init(name: String, size: Int) {
    self.size = size
    super.init(name: name)
  }
}

struct Chapter: Hashable {
  var title: String
  var rows: [Row]
}

@MainActor @Observable final class House {
  static let shared = House()
  var chores: [Chore] = [] {  // expect: custom-equality-hides-changes "chores"
    willSet { choresSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var choresSubject = CurrentValueSubject<[Chore], Never>(chores)

  func finish(_ index: Int) { chores[index].isDone.toggle() }
  func load(_ all: [Chore]) { chores = all }
}

/// So does this one's, which keeps the model.
@MainActor @Observable final class Total {
  var chores: [Chore] = []  // expect: custom-equality-hides-changes "chores"
  @ObservationIgnored private var subscription: AnyCancellable?

  init() {
    subscription = House.shared.choresSubject.sink { chores in
      self.chores = chores
    }
  }
}

struct TotalView: View {
  @State private var total = Total()

  var body: some View { Text("\(total.chores.filter(\.isDone).count)") }
}

/// The closure runs whenever something is published: not only while the model is made.
@MainActor @Observable final class Summary {
  var chores: [Chore] = []  // expect: custom-equality-hides-changes "chores"
  var chapters: [Chapter] = []  // expect: custom-equality-hides-changes "chapters"
  var first: [Chore] = []
  @ObservationIgnored private var bag: Set<AnyCancellable> = []

  init() {
    first = House.shared.chores
    House.shared.choresSubject
      .sink { [weak self] chores in
        self?.chores = chores
        self?.chapters = [Chapter(title: "All", rows: chores.map { FinishedRow(name: "\($0.id)", size: 1) })]
      }
      .store(in: &bag)
  }
}

struct SummaryView: View {
  @State private var summary = Summary()
  private var house = House.shared

  var body: some View {
    Text("\(summary.chores.filter(\.isDone).count) of \(house.chores.count)")
    Text("\(summary.first.count) \(summary.chapters.count)")
    Button("Finish") { house.finish(0) }
  }
}
