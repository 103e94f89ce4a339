import SwiftUI

@Observable final class Buoy {
  var depth = 3
}

@Observable final class Ferry {
  var guests = 0
}

@Observable final class Barge {
  var load = 0
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
    watch(buoys)
    watch(ferries.values)
    harbours.map(\.barge).light()
  }
}

struct CoastView: View {
  @State private var buoy = Buoy()
  @State private var ferry = Ferry()
  @State private var barge = Barge()

  var body: some View { Text("\(buoy.depth) \(ferry.guests) \(barge.load)") }
}
