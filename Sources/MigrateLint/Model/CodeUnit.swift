/// A piece of code that runs as one: an accessor, a function, an initial value, a macro's closure.
///
/// Every fact says in which unit it was found, so all of one unit share one.
public final class CodeUnit: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// `accessor` is a getter; `observer` is a setter, `willSet` or `didSet`.
    case initialValue, accessor, observer, function, initializer, freestanding
  }

  public let kind: Kind
  public let file: FileIndex
  /// The type whose member it is.
  public let owner: TypeID?
  /// The declaration or extension that it is written in.
  public let declaration: OutlineIndex?
  /// The member it belongs to; nil for freestanding code.
  public let member: MemberID?
  public let memberName: String
  public let isStatic: Bool
  /// In a `#Preview`, or in a type that provides previews.
  public let isPreview: Bool

  init(
    kind: Kind, file: FileIndex, owner: TypeID? = nil, declaration: OutlineIndex? = nil,
    member: MemberID? = nil, memberName: String, isStatic: Bool, isPreview: Bool
  ) {
    self.kind = kind
    self.file = file
    self.owner = owner
    self.declaration = declaration
    self.member = member
    self.memberName = memberName
    self.isStatic = isStatic
    self.isPreview = isPreview
  }

  /// The same unit as a part of previews, or not.
  func inPreview(_ isPreview: Bool) -> CodeUnit {
    CodeUnit(
      kind: kind, file: file, owner: owner, declaration: declaration, member: member,
      memberName: memberName, isStatic: isStatic, isPreview: isPreview)
  }

  public static func == (a: CodeUnit, b: CodeUnit) -> Bool {
    a === b
      || a.kind == b.kind && a.file == b.file && a.owner == b.owner
        && a.declaration == b.declaration && a.member == b.member
        && a.memberName == b.memberName && a.isStatic == b.isStatic && a.isPreview == b.isPreview
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(file)
    hasher.combine(member)
    hasher.combine(memberName)
  }
}
