import Combine
import Foundation

@propertyWrapper
struct Trimmed {
  private var value = ""
  var wrappedValue: String {
    get { value }
    set { value = newValue.trimmingCharacters(in: .whitespaces) }
  }
  init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}

final class Document: ObservableObject {
  /// The title, without blanks around it.
  @Trimmed var title = ""

  /// Written by the editor.
  @Published var text = "" {
    willSet { print("from", text) }
    didSet { edits += 1 }
  }

  // MARK: Not published

  /// How often it was edited.
  private(set) var edits = 0

  lazy var words = text.split(separator: " ")
  private lazy var parser: Scanner = {
    Scanner(string: text)
  }()
  weak var parent: Document?
  unowned var owner: AnyObject
  let id = UUID()
  static let empty = Document(owner: NSObject())
  class var kind: String { "document" }
  var isEmpty: Bool { text.isEmpty }
  var length: Int {
    get { text.count }
    set { text = String(text.prefix(newValue)) }
  }
  subscript(index: Int) -> Character { Array(text)[index] }
  private var cancellables: Set<AnyCancellable> = []
  var onSave: (() -> Void)?
  private var task: Task<Void, Never>? {
    didSet { oldValue?.cancel() }
  }

  init(owner: AnyObject) { self.owner = owner }
}
