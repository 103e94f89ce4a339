import SwiftUI

/// The second value is asked for while the first is in the function's hands.
func orAssign(_ value: inout Bool, _ other: @autoclosure () -> Bool) {
  value = value || other()
}

func settle<Value>(_ value: inout Value?, as other: @autoclosure () -> Value) {
  if value == nil { value = other() }
}

final class Rehearsal: ObservableObject {
  @Published private(set) var isOver = false
  @Published private(set) var songs = ["Shenandoah"]

  func check() {
    orAssign(&isOver, isOver)  // expect: mutation-reads-itself "isOver"
  }

  func checkSongs() {
    orAssign(&isOver, songs.isEmpty || isOver)  // expect: mutation-reads-itself "isOver"
  }
}

final class Programme: ObservableObject {
  @Published private(set) var title: String?

  func name() {
    settle(&title, as: title ?? "Evensong")  // expect: mutation-reads-itself "title"
  }
}

struct RehearsalView: View {
  @StateObject private var rehearsal = Rehearsal()
  @StateObject private var programme = Programme()

  var body: some View {
    Text(programme.title ?? "\(rehearsal.songs.count) songs")
    Button(rehearsal.isOver ? "Over" : "Check") {
      rehearsal.check()
      rehearsal.checkSongs()
      programme.name()
    }
  }
}
