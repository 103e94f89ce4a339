import Foundation
import SwiftUI

enum Season: String {
  case summer, winter
}

/// What it makes has a raw value: that is no model which is made with nothing.
@propertyWrapper struct Stored<Value: RawRepresentable> where Value.RawValue == String {
  let key: String
  let first: Value

  init(_ key: String, first: Value) {
    self.key = key
    self.first = first
  }

  var wrappedValue: Value {
    get {
      if let text = UserDefaults.standard.string(forKey: key) {
        // says-not-next: "a view may show 'order'"
        return Value(rawValue: text) ?? first
      }
      return first
    }
    set { UserDefaults.standard.set(newValue.rawValue, forKey: key) }
  }
}

@propertyWrapper struct Listed {
  let key: String

  var wrappedValue: [String] {
    get { UserDefaults.standard.stringArray(forKey: key) ?? [] }
    set { UserDefaults.standard.set(newValue, forKey: key) }
  }
}

@MainActor final class Settings: ObservableObject {
  static let shared = Settings()

  @Stored("season", first: Season.summer) var season: Season {  // expect: unpublished-stored-property "season"
    willSet { objectWillChange.send() }
  }
  @Listed(key: "order") var order: [String] {  // expect: unpublished-stored-property "order"
    willSet { objectWillChange.send() }
  }
}

/// The only one that asks for the order, when it is made.
@MainActor final class Board: ObservableObject {
  @Published var rows: [String]

  init() { rows = Settings.shared.order }

  func save() { Settings.shared.order = rows }
}

struct BoardView: View {
  @StateObject private var board = Board()
  @ObservedObject private var settings = Settings.shared

  var body: some View {
    Text(settings.season.rawValue)
    Button("\(board.rows.count)") { board.save() }
  }
}
