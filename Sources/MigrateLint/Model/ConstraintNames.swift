/// What matters where something is constrained to be an `ObservableObject`, by name.
extension FrameworkNames {
  /// How a wrapper's subscript is given the object around it.
  static let enclosingInstanceLabel = "_enclosingInstance"
  static let initializer = "init"
  static let objectWillChangePublisher = "ObjectWillChangePublisher"
  /// The label of a subscript that stands for all members.
  static let dynamicMemberLabel = "dynamicMember"
  /// Functions that are called by something else than their name.
  static let namelessFunctions: WordSet = [
    "callAsFunction", "dynamicallyCall", "appendInterpolation", "buildExpression", "buildBlock",
    "buildPartialBlock", "buildOptional", "buildEither", "buildArray", "buildFinalResult",
    "buildLimitedAvailability", "~=",
  ]
  /// What well-known protocols require, and extensions like to give.
  static let commonRequirements: [String: Set<String>] = [
    "Equatable": ["=="], "Hashable": ["==", "hash"], "Comparable": ["==", "<"],
    "Identifiable": ["id"], "CustomStringConvertible": ["description"],
    "CustomDebugStringConvertible": ["debugDescription"],
  ]
  /// Modifiers of SwiftUI that ask for an `ObservableObject`, beside `environmentObject`.
  static let objectModifiers: Set<String> = ["focusedObject", "focusedSceneObject"]
  /// Types and protocols of others that any model meets.
  static let constraintsOfModels: Set<String> = [observableObject, observable, anyObject, "Any"]
  static let subscriptName = "subscript"
  /// What a wrapper's attribute uses without naming it.
  static let wrapperMembers: WordSet = [wrappedValue, projectedValue]
  /// Operators that nearly everything has.
  static let commonOperators: WordSet = [
    "==", "!=", "===", "!==", "<", ">", "<=", ">=", "??", "+", "-", "&&", "||", "!", "...", "..<",
    "+=", "-=", "~=",
  ]

  /// A name with a prefix, as those of Apple's classes: `UIView`, `AVPlayer`, `NSManagedObject`.
  static func isPrefixed(_ name: String) -> Bool {
    let capitals = name.utf8.prefix { $0 >= 0x41 && $0 <= 0x5A }.count
    return capitals > 2 && capitals < name.utf8.count
  }

  /// Protocols of the standard library that a class may state first.
  static let protocolsOfStandardLibrary: WordSet = [
    "ExpressibleByNilLiteral", "ExpressibleByBooleanLiteral", "ExpressibleByIntegerLiteral",
    "ExpressibleByFloatLiteral", "ExpressibleByArrayLiteral", "ExpressibleByDictionaryLiteral",
    "ExpressibleByStringInterpolation", "ExpressibleByUnicodeScalarLiteral",
    "ExpressibleByExtendedGraphemeClusterLiteral", "LosslessStringConvertible",
    "CustomReflectable", "CustomPlaygroundDisplayConvertible", "TextOutputStream",
    "TextOutputStreamable", "IteratorProtocol", "AsyncIteratorProtocol",
    "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
    "RangeReplaceableCollection", "SetAlgebra", "Numeric", "AdditiveArithmetic", "Executor",
    "SerialExecutor", "CustomNSError", "RecoverableError",
  ]
}
