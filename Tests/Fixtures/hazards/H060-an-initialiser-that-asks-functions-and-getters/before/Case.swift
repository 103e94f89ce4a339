import Foundation
import SwiftUI

enum Recordings {
  static var click: Data {
    let file = URL(fileURLWithPath: "/tmp").appendingPathComponent("click.aiff")
    return try! Data(contentsOf: file)
  }
  static var louderClick: Data { click }
  static var folder: URL { URL(fileURLWithPath: "/tmp").appendingPathComponent("sounds") }
  static let shared: Data = try! Data(contentsOf: folder)
}

func readScore() -> String {
  (try? String(contentsOf: Recordings.folder, encoding: .utf8)) ?? ""
}

final class Metronome: ObservableObject {
  @Published var speed = 60
  let sound: Data
  init() { sound = Recordings.louderClick }
}

final class Score: ObservableObject {
  @Published var text = readScore()
}

final class Tuner: ObservableObject {
  @Published var pitch = 440
  let table: [Int]
  init() { table = Self.measure() }
  private static func measure() -> [Int] {
    var result: [Int] = []
    for step in 0..<12 { result.append(step) }
    return result
  }
}

final class Shelf: ObservableObject {
  @Published var name = ""
  let folder = Recordings.folder
  let sound: Data
  let later: () -> Data
  let books = Books()
  init() {
    sound = Recordings.shared
    later = { Recordings.click }
    books.title = L10n.shelf
  }
  func books(_ books: Books, did title: String) { print(title) }
}

final class Books { var title = "" }

enum L10n {
  static var shelf: String { text("shelf") }
  private static func text(_ key: String) -> String {
    let text = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
    if text.isEmpty { print(key) }
    return text
  }
}

struct Studio: View {
  @StateObject private var metronome = Metronome()  // expect: eager-model-initializer "@StateObject"
  @StateObject private var score = Score()  // expect: eager-model-initializer "@StateObject"
  @StateObject private var tuner = Tuner()  // expect: eager-model-initializer "@StateObject"
  @StateObject private var shelf = Shelf()

  var body: some View {
    Text("\(metronome.speed) \(tuner.pitch) \(score.text) \(shelf.name)")
  }
}
