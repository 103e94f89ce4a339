import SwiftUI

@MainActor @Observable
final class Garden {
  var plants: [String] = []
  var seeds: [String] = []

  func clear(_ name: String) {
    clear(name, from: &plants)
    clear(name, from: &seeds)
    count(&plants)
    count(&seeds, also: 1)  // expect: mutation-reads-itself "count"
  }

  private func clear(_ name: String, from plants: inout [String]) {
    plants.removeAll { $0 == name }
  }

  private func count(_ list: inout [String]) { list.append(seeds.isEmpty ? "none" : "some") }

  private func count(_ list: inout [String], also more: Int) {
    list.append("\(self.seeds.count + more)")
  }
}
