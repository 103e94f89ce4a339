/// A view that draws another, with what is provided in between.
public struct ViewEdge: Sendable {
  public enum Target: Hashable, Sendable {
    case type(TypeID)
    case member(TypeID, String)
    case functions([MemberID])
  }

  /// One branch of a `switch` or an `if` over a value that the view or function is given.
  public struct Choice: Hashable, Sendable {
    /// The `switch` or the `if`.
    public var at: Place
    public var position: Int
    public var count: Int
    /// The property that an `if` asks for, if that is all it asks for.
    public var flag: Flag?

    /// What that has to be for this branch.
    var flagOfBranch: Flag? {
      flag.map { Flag(property: $0.property, value: (position == 0) == $0.value) }
    }
  }

  /// A truth value of the view, or whether an optional one has a value, and what that has to be for
  /// the first branch.
  public struct Flag: Hashable, Sendable {
    public var property: String
    public var value: Bool
  }

  public var target: Target
  public var place: Place
  public var providers: [Provider]
  public var choice: Choice?
  /// Drawn only once a `@State` of the view has another value than its first.
  public var isLater = false
  /// Made together with a link that leads to it.
  public var isInLink = false
  public var unit: CodeUnit
}

/// A place where a tree of views starts with an empty environment.
public struct ViewRoot: Sendable {
  public enum Kind: String, Sendable {
    case preview, hosting
    /// Where its list stands in a view, the environment of that view reaches it as well.
    case cell
  }
  public var kind: Kind
  public var edges: [ViewEdge]
  public var unit: CodeUnit
  /// The call that makes the view, where what hosts it is given that, and no other can follow.
  public var made: Place?
}

/// A property whose value the destination of a link names.
struct LinkedValue: Sendable {
  var owner: TypeID
  var property: String
}
