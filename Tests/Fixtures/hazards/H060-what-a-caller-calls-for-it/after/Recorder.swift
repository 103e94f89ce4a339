import SwiftUI

@MainActor
final class Recorder {
  private(set) var isOn = true

  func stop() { isOn = false }  // expect: eager-model-initializer "isOn"
}

@MainActor
final class Summary: ObservableObject {
  @Published var name = ""
}

struct SummaryView: View {
  @StateObject var summary: Summary  // expect: eager-model-initializer "@StateObject"

  var body: some View { Text(summary.name) }
}

/// What ends the recording ran when the link was followed.
struct RecorderView: View {
  let recorder: Recorder
  @State private var count = 0

  private func stop() -> Summary {
    recorder.stop()
    return Summary()
  }

  var body: some View {
    VStack {
      Button("\(count)") { count += 1 }
      NavigationLink(destination: SummaryView(summary: stop())) { Text("Stop") }
    }
  }
}

@MainActor
@Observable
final class Page {
  var title = ""
}

struct PageView: View {
  @State var page: Page

  var body: some View { Text(page.title) }
}

/// What sets only what it has just made changes nobody else.
struct BookView: View {
  let title: String

  private func page() -> Page {
    let page = Page()
    page.title = title
    return page
  }

  var body: some View { PageView(page: page()) }
}

final class Seat {}

@MainActor
@Observable
final class Row {
  var title = ""
  private let seat: Seat

  init(seat: Seat) { self.seat = seat }
}

/// Who finds what was made before changes nothing.
@MainActor
final class Seats {
  private var all: [Int: Seat] = [:]

  func seat(_ id: Int) -> Seat {
    let seat = all[id] ?? Seat()
    all[id] = seat
    return seat
  }
}

struct RowView: View {
  @State var row: Row  // expect: eager-model-initializer "@StateObject"

  var body: some View { Text(row.title) }
}

struct RowList: View {
  let seats: Seats

  var body: some View { RowView(row: Row(seat: seats.seat(1))) }
}

/// An autoclosure and a closure ran once as well.
@MainActor
final class Take: ObservableObject {
  @Published var name = ""
}

struct TakeView: View {
  @StateObject private var take: Take  // expect: eager-model-initializer "@StateObject"

  init(take: @autoclosure @escaping () -> Take) { _take = StateObject(wrappedValue: take()) }

  var body: some View { Text(take.name) }
}

@MainActor
final class Tape: ObservableObject {
  @Published var name = ""
}

struct TapeView: View {
  @StateObject private var tape: Tape  // expect: eager-model-initializer "@StateObject"

  init(make: @escaping () -> Tape) { _tape = StateObject(wrappedValue: make()) }

  var body: some View { Text(tape.name) }
}

@MainActor
final class Camera {
  private(set) var isOpen = true

  func end() { isOpen = false }  // expect: eager-model-initializer "isOpen"

  func close() -> Take {
    isOpen = false  // expect: eager-model-initializer "isOpen"
    return Take()
  }
}

struct CameraView: View {
  let camera: Camera

  var body: some View {
    VStack {
      TakeView(take: camera.close())
      TapeView {
        camera.end()
        return Tape()
      }
    }
  }
}
