import SwiftUI

extension View {
  typealias Watched = ObservedObject
}

final class Tide: ObservableObject {
  @Published var level = 1.0
}

struct TideLine: View {
  @Watched var tide: Tide  // expect: object-wrapper "@Watched"

  var body: some View { Slider(value: $tide.level) }
}
