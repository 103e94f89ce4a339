import Foundation
import SwiftUI

/// The property has a value already, so that the initialiser goes by way of its observer: each
/// drawing of the view around would put the first text over the one that was typed.
final class Letter: ObservableObject {
  @Published var text = "" {
    didSet {
      // says-next: "it does more than store values here"
      UserDefaults.standard.set(text, forKey: "letter")
    }
  }

  init(text: String) { self.text = text }
}

/// The observer calls a method, which starts a task.
@MainActor final class Catalogue: ObservableObject {
  @Published var page: Int? {
    willSet { turn(to: newValue) }
  }
  @Published private(set) var names: [String] = []
  private let size: Int

  init(page: Int) {
    size = 10
    self.page = page
  }

  private func turn(to page: Int?) {
    Task { names = ["\(page ?? size)"] }
  }
}

/// A part of the value, and an initialiser that leaves the rest to another one.
final class Chart: ObservableObject {
  @Published var points = [0, 0] {
    didSet { try? Data(count: points.count).write(to: URL(fileURLWithPath: "/tmp/chart")) }
  }

  init() { points[0] = 1 }
}

final class Ruler: ObservableObject {
  var unit: String {
    didSet { UserDefaults.standard.set(unit, forKey: "unit") }
  }

  init(unit: String) { self.unit = unit }

  convenience init() {
    self.init(unit: "cm")
    unit = "in"
  }
}

/// What is put off runs as any other code.
final class Scale: ObservableObject {
  @Published var grams = 0
  var step = 1 {
    didSet { UserDefaults.standard.set(step, forKey: "step") }
  }

  init() {
    defer { step = 10 }
    grams = 5
  }
}

struct Desk: View {
  @StateObject private var letter: Letter  // expect: eager-model-initializer "@StateObject"
  @StateObject private var catalogue = Catalogue(page: 1)  // expect: eager-model-initializer "@StateObject"
  @StateObject private var chart = Chart()  // expect: eager-model-initializer "@StateObject"
  @StateObject private var ruler = Ruler()  // expect: eager-model-initializer "@StateObject"
  @StateObject private var scale = Scale()  // expect: eager-model-initializer "@StateObject"

  init(text: String) { _letter = StateObject(wrappedValue: Letter(text: text)) }

  var body: some View {
    TextField("Letter", text: $letter.text)
    Text("\(catalogue.names.count) \(chart.points.count) \(ruler.unit)")
    Text("\(scale.grams)")
  }
}
