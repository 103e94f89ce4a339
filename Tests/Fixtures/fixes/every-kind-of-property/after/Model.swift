import Combine
import Foundation
import Observation

@propertyWrapper
struct Trimmed {
  private var value = ""
  var wrappedValue: String {
    get { value }
    set { value = newValue.trimmingCharacters(in: .whitespaces) }
  }
  init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}

@Observable final class Document {
  /// The title, without blanks around it.
  @ObservationIgnored @Trimmed var title = ""

  /// Written by the editor.
  var text = "" {
    willSet { print("from", text) }
    didSet { edits += 1 }
  }

  // MARK: Not published

  /// How often it was edited.
  @ObservationIgnored private(set) var edits = 0

  @ObservationIgnored lazy var words = text.split(separator: " ")
  @ObservationIgnored private lazy var parser: Scanner = {
    Scanner(string: text)
  }()
  @ObservationIgnored weak var parent: Document?
  @ObservationIgnored unowned var owner: AnyObject
  let id = UUID()
  static let empty = Document(owner: NSObject())
  class var kind: String { "document" }
  var isEmpty: Bool { text.isEmpty }
  var length: Int {
    get { text.count }
    set { text = String(text.prefix(newValue)) }
  }
  subscript(index: Int) -> Character { Array(text)[index] }
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []
  @ObservationIgnored var onSave: (() -> Void)?
  @ObservationIgnored private var task: Task<Void, Never>? {
    didSet { oldValue?.cancel() }
  }

  init(owner: AnyObject) { self.owner = owner }
}
