import SwiftUI
import Tables

final class Reactions: ObservableObject {
  nonisolated(unsafe) static var current = Reactions()
  @Published var count = 0
}

final class Cheers: ObservableObject {
  @Published var sound = ""
}

extension SharedValues {
  var reactions: Reactions {
    get { Reactions.current }
    set { Reactions.current = newValue }
  }
}

struct Values {
  nonisolated(unsafe) static var cheersNow = Cheers()
  static subscript<T>(_ key: WritableKeyPath<Values, T>) -> T {
    get { Values()[keyPath: key] }
    set {}
  }
  var cheers: Cheers {
    get { Values.cheersNow }
    set { Values.cheersNow = newValue }
  }
}

struct HandView: View {
  @ObservedObject var reactions = SharedValues[\.reactions]  // expect: observed-object "@ObservedObject"
  @ObservedObject var cheers = Values[\.cheers]  // expect: observed-object "@ObservedObject"
  var body: some View {
    Text("\(reactions.count) \(cheers.sound)")
  }
}
