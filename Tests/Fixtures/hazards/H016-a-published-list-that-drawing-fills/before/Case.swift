import SwiftUI

/// Drawing a row asks for a picture, which publishes that somebody waits for it. The row does not
/// observe the depot, so that this redraws no row; once the list is tracked, asking reads it too.
final class PictureDepot: ObservableObject {
  @Published var waiting: Set<String> = []  // expect: published-property "@Published"
  @Published var failures = 0  // expect: published-property "@Published"

  func picture(of stone: String) -> String {
    // says-next: "drawing changes 'waiting' by way of 'picture', in a view that does not observe the model"
    waiting.insert(stone)
    return stone + ".jpg"
  }
}

struct StoneRow: View {
  let stone: String
  let depot: PictureDepot

  var body: some View { Text(depot.picture(of: stone)) }
}

struct WaitingBar: View {
  @ObservedObject var depot: PictureDepot

  var body: some View {
    if !depot.waiting.isEmpty { ProgressView() }
    Text("\(depot.failures)")
  }
}

struct Quarry: View {
  @StateObject private var depot = PictureDepot()

  var body: some View {
    VStack {
      WaitingBar(depot: depot)
      StoneRow(stone: "granite", depot: depot)
      StoneRow(stone: "slate", depot: depot)
    }
  }
}

/// A log that everybody shares: two views that write it would wake each other.
@MainActor final class DrawLog: ObservableObject {
  static let shared = DrawLog()
  @Published private(set) var lines: [String] = []  // expect: published-property "@Published"

  // says-next: "drawing changes 'lines' by way of 'write', in a view that does not observe the model"
  func write(_ line: String) { lines.append(line) }
}

struct LogPage: View {
  @ObservedObject var log = DrawLog.shared

  var body: some View { ForEach(log.lines, id: \.self) { Text($0) } }
}

struct Tunnel: View {
  var body: some View {
    let _ = DrawLog.shared.write("tunnel")
    Text("Tunnel")
  }
}

struct Shaft: View {
  var body: some View {
    let _ = DrawLog.shared.write("shaft")
    Text("Shaft")
  }
}

/// A modifier of the project counts what it is put on.
@MainActor final class Tally: ObservableObject {
  static let shared = Tally()
  @Published private(set) var visits: [String: Int] = [:]  // expect: published-property "@Published"

  func visit(_ place: String) {
    // says-next: "drawing changes 'visits' by way of 'visit', in a view that does not observe the model"
    visits[place, default: 0] += 1
  }
}

extension View {
  func counted(as place: String) -> some View {
    Tally.shared.visit(place)
    return self
  }
}

struct Office: View {
  var body: some View { Text("Office").counted(as: "office") }
}

struct Canteen: View {
  var body: some View { Text("Canteen").counted(as: "canteen") }
}

struct TallyPage: View {
  @ObservedObject var tally = Tally.shared

  var body: some View { Text("\(tally.visits.count)") }
}
