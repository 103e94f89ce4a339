import SwiftUI

@Observable final class Clock {
  var hour = 0
}

protocol ShowsClock {}

extension ShowsClock {
  typealias Model = Clock
}

class Wall {
  typealias Model = Clock
}

final class Kitchen: Wall {
  struct Dial: View {
    @State private var clock = Model()  // expect: state-object "@StateObject"

    var body: some View {
      Text("\(clock.hour)")
    }
  }
}

struct Face: View, ShowsClock {
  @State private var clock = Model()  // expect: state-object "@StateObject"

  var body: some View {
    Text("\(clock.hour)")
  }
}
