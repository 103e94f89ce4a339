/// A value of JSON, with its place in the text.
struct JSONNode: Hashable, Sendable {
  enum Value: Hashable, Sendable {
    case null
    case bool(Bool)
    /// As it is written.
    case number(String)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  struct Member: Hashable, Sendable {
    var key: String
    /// Where the key begins.
    var offset: Int
    var value: JSONNode
  }

  var value: Value
  /// Where it begins.
  var offset: Int

  /// What kind of value it is, for messages.
  var kind: String {
    switch value {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }

  /// What a text says, or a number or truth value as it is written; nil for all else.
  var scalarText: String? {
    switch value {
    case .string(let text), .number(let text): text
    case .bool(let isTrue): String(isTrue)
    case .null, .array, .object: nil
    }
  }

  var members: [Member]? {
    if case .object(let members) = value { return members }
    return nil
  }

  var elements: [JSONNode]? {
    if case .array(let elements) = value { return elements }
    return nil
  }

  subscript(key: String) -> JSONNode? { members?.first { $0.key == key }?.value }
}

/// Why a text is no JSON, and where.
struct JSONComplaint: Error, Hashable {
  var offset: Int
  var reason: String
}
