import SwiftUI

@propertyWrapper
struct Trimmed {
  private var text = ""

  init(wrappedValue: String) { self.wrappedValue = wrappedValue }

  var wrappedValue: String {
    get { text }
    set { text = newValue.trimmingCharacters(in: .whitespaces) }
  }
}

/// An actor, in spite of the name that a wrapper of others has too.
@globalActor
actor Shared {
  static let shared = Shared()
}

protocol AlbumDelegate: AnyObject {}

@Observable
open class Album {
  @ObservationIgnored lazy var cover = title + ".jpg"
  @ObservationIgnored @Trimmed var artist = ""
  @ObservationIgnored var `default` = 0
  @ObservationIgnored open var year = 1999
  @Shared var plays = 0
  let a = 1, b = 2
  let `class` = "LP"
  nonisolated(unsafe) static var count = 0, limit = 10
  private(set) var isSold = false
  weak var delegate: (any AlbumDelegate)?
  public var title = ""
  var `extension`: String { "jpg" }
  public var isLong: Bool {
    get { title.count > 10 }
    set { title = newValue ? "Long" : "Short" }
  }

  public init() {}
}

@Observable
final class Single: Album {
  override var isLong: Bool {
    get { false }
    set { super.isLong = newValue }
  }
  @ObservationIgnored override var title: String {
    didSet { print(title) }
  }
}
