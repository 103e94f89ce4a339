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

@MainActor final class House: ObservableObject {
  static let shared = House()
  @Published var chores: [Chore] = []  // expect: custom-equality-hides-changes "chores"

  func finish(_ index: Int) { chores[index].isDone.toggle() }
  func load(_ all: [Chore]) { chores = all }
}

/// So does this one's, which keeps the model.
@MainActor final class Total: ObservableObject {
  @Published var chores: [Chore] = []  // expect: custom-equality-hides-changes "chores"
  private var subscription: AnyCancellable?

  init() {
    subscription = House.shared.$chores.sink { chores in
      self.chores = chores
    }
  }
}

struct TotalView: View {
  @StateObject private var total = Total()

  var body: some View { Text("\(total.chores.filter(\.isDone).count)") }
}

/// The closure runs whenever something is published: not only while the model is made.
@MainActor final class Summary: ObservableObject {
  @Published var chores: [Chore] = []  // expect: custom-equality-hides-changes "chores"
  @Published var chapters: [Chapter] = []  // expect: custom-equality-hides-changes "chapters"
  @Published var first: [Chore] = []
  private var bag: Set<AnyCancellable> = []

  init() {
    first = House.shared.chores
    House.shared.$chores
      .sink { [weak self] chores in
        self?.chores = chores
        self?.chapters = [Chapter(title: "All", rows: chores.map { FinishedRow(name: "\($0.id)", size: 1) })]
      }
      .store(in: &bag)
  }
}

struct SummaryView: View {
  @StateObject private var summary = Summary()
  @ObservedObject private var house = House.shared

  var body: some View {
    Text("\(summary.chores.filter(\.isDone).count) of \(house.chores.count)")
    Text("\(summary.first.count) \(summary.chapters.count)")
    Button("Finish") { house.finish(0) }
  }
}
