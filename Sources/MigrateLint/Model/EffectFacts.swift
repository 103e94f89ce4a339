/// The code of a member that runs when it is read or called, or, apart from that, when it is set.
public struct CodeNode: Hashable, Sendable {
  /// The type around; nil for globals and for extensions of types of others.
  public var owner: TypeID?
  public var name: String
  /// Its setter and its observers.
  public var isSetter: Bool

  init(_ owner: TypeID?, _ name: String, isSetter: Bool = false) {
    self.owner = owner
    self.name = name
    self.isSetter = isSetter
  }

  /// What the storage of a property starts with, which `@StateObject` makes when it is first asked.
  static func storage(of name: String, in owner: TypeID) -> CodeNode {
    CodeNode(owner, "_" + name)
  }

  /// The initialisers in extensions of a type of others.
  static func initializer(of type: String) -> CodeNode {
    CodeNode(nil, type + "." + FrameworkNames.initializer)
  }
}

/// Something that code does as soon as it runs. Unlike other facts it is noted for every type, and
/// where the type is not known, by name: what drawing reaches must not be missed.
public struct EffectFact: Hashable, Sendable {
  public enum Target: Hashable, Sendable {
    /// A member of a type, or of whatever stands in for it: an override, a conformer's.
    case member(TypeID, String)
    /// A global, or a member of an extension of a type of others.
    case global(String)
    /// A member of that name, of a value whose type is not known; the labels are those of a call.
    case anyone(String, labels: [String?]?)
    /// The value goes to code of others, which may compare it or go through it, and describe it.
    case whole(TypeID, isDescribed: Bool)
    /// Whatever the key paths among the code around name.
    case keyPaths

    var isSubscript: Bool {
      switch self {
      case .member(_, let name), .global(let name), .anyone(let name, _):
        name == FrameworkNames.subscriptName
      case .whole, .keyPaths: false
      }
    }
  }

  public struct Roles: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    static let read = Roles(rawValue: 1)
    static let write = Roles(rawValue: 2)
    static let call = Roles(rawValue: 4)
    /// A part of a key path, which somebody else may read or write.
    static let keyPath = Roles(rawValue: 8)
    /// `.x`: it is static.
    static let ofType = Roles(rawValue: 16)
    /// Beside a write: what is there already is changed, such as a list by `append`.
    static let change = Roles(rawValue: 32)
  }

  public var target: Target
  public var roles: Roles
  /// It happens whenever the code runs, and to that member.
  public var isSure: Bool
  /// It happens to an object that the code around has made itself.
  public var isOnOwnObject = false
  /// That one is a constant that the code has just called an initialiser for, `let copy = Page()`.
  public var isOnNewObject = false
  /// `super.load()`: what a superclass has, and no override of that.
  public var isOfSuper = false
  /// It happens at another time, such as in an action. Only what is set, called or a part of a key
  /// path then is kept.
  public var isLate = false
  /// It happens then only if somebody else has kept the instance: `{ [weak self] in … }`.
  public var isWeak = false
  public var range: ByteRange

  /// Whether it is about a member of that name of a value whose type is not known.
  func mayBeAbout(_ name: String) -> Bool {
    if case .anyone(name, _) = target { true } else { false }
  }
}

/// What a piece of code does, each thing once.
public struct UnitEffects: Sendable {
  public var node: CodeNode
  public var effects: [EffectFact]
}

/// A stored property of a model that code of the project changes in place: `deck.draw()`.
public struct MutationFact: Sendable {
  /// Who declares the property.
  public var model: TypeID
  public var property: String
  /// The property's name where the change begins.
  public var place: Place
  /// What runs meanwhile; nil where that is a closure that somebody gave.
  public var node: CodeNode?
}

/// When a closure, or a function that is named, runs.
enum Deferral: Int, Comparable {
  /// Along with the code around.
  case now
  /// Perhaps along with the code around.
  case maybe
  /// At another time, such as an action.
  case later

  static func < (a: Deferral, b: Deferral) -> Bool { a.rawValue < b.rawValue }
}

/// What keeps closures for later: the code of a property that holds them.
struct ClosureKeeper {
  var nodes: [CodeNode]
  /// The depth of closures at which it begins.
  var nesting: Int
  var deferral = Deferral.now
}
