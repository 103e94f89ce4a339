import Combine
import Foundation

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

final class Player: ObservableObject {
  @Published var title = ""
  private var cancellables = Set<AnyCancellable>()  // expect: unpublished-stored-property "cancellables"
  lazy var formatter = NumberFormatter()  // expect: unpublished-stored-property "formatter"
  @Clamped var level = 3  // expect: unpublished-stored-property "level"
  weak var parent: Player?  // expect: unpublished-stored-property "parent"
  unowned(unsafe) var root: Player?  // expect: unpublished-stored-property "root"
  var onEnd: () -> Void = {}  // expect: unpublished-stored-property "onEnd"
  private(set) var plays = 0 {  // expect: unpublished-stored-property "plays"
    willSet { title = "played \(newValue) times" }
  }
  var `default`: String = {  // expect: unpublished-stored-property "`default`"
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
