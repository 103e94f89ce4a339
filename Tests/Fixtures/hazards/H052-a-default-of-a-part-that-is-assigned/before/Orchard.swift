import SwiftUI

/// A part with a default has no setter of its own: even to replace it asks for the default, while
/// the dictionary is changed.
final class Orchard: ObservableObject {
  @Published private(set) var rows: [String: [String]] = ["all": ["Elm"]]

  func plant(_ trees: [String], in row: String) {
    rows[row, default: rows["all"] ?? []] = trees  // expect: mutation-reads-itself "rows"
  }
}

struct Cellar {
  var casks: [String: Int] = [:]
  var spare = 1
}

final class Press: ObservableObject {
  @Published private(set) var cellar = Cellar()

  func fill(_ cask: String) {
    cellar.casks[cask, default: cellar.spare] = 5  // expect: mutation-reads-itself "cellar"
  }
}

struct OrchardView: View {
  @StateObject private var orchard = Orchard()
  @StateObject private var press = Press()

  var body: some View {
    Button("\(orchard.rows.count)") { orchard.plant(["Ash"], in: "north") }
    Button("\(press.cellar.casks.count)") { press.fill("one") }
  }
}
