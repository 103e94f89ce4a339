import Combine
import Foundation
import Observation

@propertyWrapper
struct Clamped {
  private var value = 0
  var wrappedValue: Int {
    get { value }
    set { value = min(max(newValue, 0), 10) }
  }

  init(wrappedValue: Int) {
    self.wrappedValue = wrappedValue
  }
}

@Observable final class Player {
  var title = ""
  @ObservationIgnored private var cancellables = Set<AnyCancellable>()  // expect: unpublished-stored-property "cancellables"
  @ObservationIgnored lazy var formatter = NumberFormatter()  // expect: unpublished-stored-property "formatter"
  @ObservationIgnored @Clamped var level = 3  // expect: unpublished-stored-property "level"
  @ObservationIgnored weak var parent: Player?  // expect: unpublished-stored-property "parent"
  @ObservationIgnored unowned(unsafe) var root: Player?  // expect: unpublished-stored-property "root"
  @ObservationIgnored var onEnd: () -> Void = {}  // expect: unpublished-stored-property "onEnd"
  @ObservationIgnored private(set) var plays = 0 {  // expect: unpublished-stored-property "plays"
    willSet { title = "played \(newValue) times" }
  }
  @ObservationIgnored var `default`: String = {  // expect: unpublished-stored-property "`default`"
    let parts = ["no", "title"]
    return parts.joined(separator: " ")
  }()

  let id = UUID()
  nonisolated(unsafe) static var instances = 0
  class var kind: String { "player" }
  var summary: String { "\(title), \(level)" }
  var volume: Int {
    get { level }
    set { level = newValue }
  }
  subscript(index: Int) -> Character { Array(title)[index] }

  func reset() {
    var attempts = 0
    attempts += 1
    plays = attempts
  }
}
