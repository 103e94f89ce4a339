import Combine
import Foundation
import Observation

enum Feature {}

extension Feature {
  @Observable class Model {
    var rows: [Row] = []

    @Observable final class Row: Identifiable {
      let id = UUID()
      var name = ""
    }
  }
}

extension Feature.Model.Row: Equatable {
  static func == (a: Feature.Model.Row, b: Feature.Model.Row) -> Bool { a.id == b.id }
}
