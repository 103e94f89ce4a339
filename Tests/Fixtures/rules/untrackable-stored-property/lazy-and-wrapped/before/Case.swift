import SwiftUI

@propertyWrapper
struct Clamped {
  private var value: Int
  let range: ClosedRange<Int>

  init(wrappedValue: Int, _ range: ClosedRange<Int>) {
    value = wrappedValue
    self.range = range
  }

  var wrappedValue: Int {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
}

// error: ambiguous reference to member '_volume'

@Observable
final class Mixer {
  var tracks: [String] = []
  lazy var sortedTracks = tracks.sorted()  // expect: untrackable-stored-property "lazy"
  @Clamped(0...11) var volume = 5  // expect: untrackable-stored-property "@Clamped(0...11)"
  @AppStorage("muted")  // expect: untrackable-stored-property "@AppStorage("muted")"
  var isMuted = false
  @SwiftUI.Environment(\.colorScheme) var scheme
  // expect-previous: untrackable-stored-property "@SwiftUI.Environment(\.colorScheme)"
  @MainActor private lazy var names: [String] = []  // expect: untrackable-stored-property "lazy"
}
