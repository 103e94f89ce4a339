import Combine
import Foundation

enum Feature {}

extension Feature {
  class Model: ObservableObject {
    @Published var rows: [Row] = []

    final class Row: ObservableObject, Identifiable {
      let id = UUID()
      @Published var name = ""
    }
  }
}

extension Feature.Model.Row: Equatable {
  static func == (a: Feature.Model.Row, b: Feature.Model.Row) -> Bool { a.id == b.id }
}
