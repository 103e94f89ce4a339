import SwiftUI

final class Turntable {
  var isSpinning = false
  var label = "A"
  let speeds = [33, 45]
}

final class Jukebox: ObservableObject {  // expect: observable-object-class "Jukebox"
  private let table = Turntable()
  // says-next: "a view shows 'other.label', which nothing tracks"
  @Published var other = Turntable()
  @Published private(set) var coins = 0
  @Published var title = "Blue"

  // says-next: "a view shows 'isPlaying', which nothing tracks"
  var isPlaying: Bool { table.isSpinning }
  // says-next: "a view shows 'isOtherPlaying', which nothing tracks"
  var isOtherPlaying: Bool { other.isSpinning }
  // says-next: "a view shows 'isLate', which nothing tracks"
  var isLate: Bool { Date() > Date(timeIntervalSince1970: 0) }

  // says-next: "a view shows 'age', a part of which nothing tracks"
  var age: String { "\(title) \(Date())" }

  // says-not-next: "nothing tracks"
  var line: String { "\(title) \(table.isSpinning)" }
  // says-not-next: "nothing tracks"
  var speed: Int { table.speeds[0] }
  // says-not-next: "nothing tracks"
  var hidden: Bool { table.isSpinning }

  func pay() {
    table.isSpinning = true
    other.isSpinning.toggle()
    other.label = hidden ? "B" : "A"
    coins += 1
  }
}

struct JukeboxView: View {
  @ObservedObject var jukebox: Jukebox

  var body: some View {
    Text(jukebox.isPlaying || jukebox.isOtherPlaying ? jukebox.line : jukebox.other.label)
    Text(jukebox.age)
    Text(jukebox.isLate ? "\(jukebox.speed)" : "-")
    Button("Pay") { jukebox.pay() }
  }
}
