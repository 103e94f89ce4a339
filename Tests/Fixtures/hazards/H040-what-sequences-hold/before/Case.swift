import SwiftUI

final class Buoy: ObservableObject {
  @Published var depth = 3
}

final class Ferry: ObservableObject {
  @Published var guests = 0
}

final class Barge: ObservableObject {
  @Published var load = 0
}

struct Harbour {
  let barge: Barge
}

/// Asks for models of whatever the sequence holds.
func watch<Items: Sequence>(_ items: Items) where Items.Element: ObservableObject {}

extension Array where Element: ObservableObject {
  func light() {}
}

final class Coast {
  var buoys: [Buoy] = []
  var ferries: [String: Ferry] = [:]
  var harbours: [Harbour] = []

  func begin() {
    watch(buoys)  // expect: constrained-to-observable-object "buoys"
    watch(ferries.values)  // expect: constrained-to-observable-object "ferries.values"
    harbours.map(\.barge).light()  // expect: constrained-to-observable-object "light"
  }
}

struct CoastView: View {
  @StateObject private var buoy = Buoy()
  @StateObject private var ferry = Ferry()
  @StateObject private var barge = Barge()

  var body: some View { Text("\(buoy.depth) \(ferry.guests) \(barge.load)") }
}
