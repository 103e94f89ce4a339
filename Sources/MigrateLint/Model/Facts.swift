/// A range of bytes in one of the project's files.
public struct Place: Hashable, Comparable, Sendable {
  public let file: FileIndex
  public let range: ByteRange

  public init(_ file: FileIndex, _ range: ByteRange) {
    self.file = file
    self.range = range
  }

  public static func < (a: Place, b: Place) -> Bool {
    (a.file, a.range.start, a.range.end) < (b.file, b.range.start, b.range.end)
  }
}

/// Where a value comes from.
public indirect enum Origin: Hashable, Sendable {
  /// Made right there: `M(…)`.
  case created(Place)
  /// `M.shared`: a static or global that keeps its instance.
  case shared(Place)
  /// A stored property of the type around, or of another object.
  case stored(Place, owner: TypeID, name: String)
  /// The result of a function, or the value of a computed property, of the project.
  case computed(Place, MemberID)
  /// A parameter of a function or initialiser of the project.
  case parameter(Place, MemberID, name: String)
  /// A stored part of another value: the property that its type declares.
  case part(Place, Origin, owner: TypeID, name: String)
  /// An element of a collection, whose own origin says where its elements come from.
  case element(Place, of: Origin)
  /// What somebody keeps who needs no name: a closure is given it, or a local `@State` holds it.
  case closureParameter(Place)
  /// What somebody gives who may have made it just now.
  case borrowed(Place)
  /// A local constant, by its index in the file's facts.
  case local(Place, Int)
  /// `a ?? b`, `c ? a : b`.
  case either(Origin, Origin)
  /// A type, a literal, `nil`: nothing that owns a model.
  case nothing
  case unknown(Place?, String)
}

/// A local variable and how often its value is handed to somebody else.
public struct LocalFact: Sendable {
  public var origin: Origin
  public var handOffs: Int
  public var unit: CodeUnit
}

/// An argument of a call.
public struct ArgumentFact: Sendable {
  public var label: String?
  public var origin: Origin
  public var type: ResolvedType
  public var place: Place
  public var isClosure: Bool
}

/// An instance of a type of the project being made.
public struct ConstructionFact: Sendable {
  public var type: TypeID
  /// The type's name, or `init`, where it is made.
  public var place: Place
  /// In a link's destination, which is made together with the link.
  public var isInLink = false
  public var unit: CodeUnit
  public var arguments: [ArgumentFact]
  public var isInAction = false
}

/// A call of a function of the project with a model among its arguments.
public struct CallFact: Sendable {
  public var functions: [MemberID]
  public var unit: CodeUnit
  public var arguments: [ArgumentFact]
  public var isInAction: Bool
}

/// A function or computed variable that belongs to no type of the project being named.
public struct GlobalFact: Sendable {
  public var members: [MemberID]
  public var unit: CodeUnit
  public var isInAction: Bool
}

/// `$x` of a property of the type around.
public struct ProjectionFact: Sendable {
  /// Who declares the property.
  public var owner: TypeID
  public var property: String
  /// `$x`, or `self.$x` as a whole.
  public var place: Place
  /// What follows: `$x.member`; nil where `$x` is handed on whole.
  public var member: String?
  public var unit: CodeUnit
  /// Drawn only once a `@State` of the view has another value than its first.
  public var isLater = false
}

/// `$x.part.title` where `part` is an object: setting `title` sets `part` to the same object.
public struct BoundObjectFact: Hashable, Sendable {
  public enum Object: Hashable, Sendable {
    /// One of a class of the project.
    case ofClass(TypeID)
    /// One that is an `ObservableObject`.
    case ofModel(TypeID)
    /// What may be one, by the type that others declare.
    case ofType(String)
    /// What may be one, in a property whose type is not told.
    case inProperty(TypeID, String)
  }

  public var object: Object
  /// The class whose property keeps it, where the binding says which one; else it may be any.
  public var keeper: TypeID?
  public var property = ""
  public var place: Place

  /// Whether a property may be the one that keeps it.
  func mayBeKept(in name: String, of owner: TypeID?) -> Bool {
    keeper == nil || keeper == owner && property == name
  }
}

/// `receiver.$property`: the publisher of another object's property.
public struct PublisherFact: Sendable {
  /// The model, where the receiver's type is known.
  public var model: TypeID?
  public var property: String
  public var place: Place
  public var unit: CodeUnit
  /// The `onReceive` whose argument this is, alone or with operators behind it.
  public var reception: Reception?
  /// What is known of the receiver, where its type is not.
  var untold = UntoldValue.nothing
  /// What follows: a view's `$model.title` looks the same.
  var member: String?
  /// The type of the values, where the receiver's type says more of it than the property's own.
  var values = ResolvedType.unknown
  /// Any other publisher of the same values could stand there.
  public var isReplaceable: Bool
  /// The call without its receiver where `publisher.assign(to: &$x)` sets a property of its own.
  public var assignment: Place?
}

/// `.onReceive(receiver.$property…) { value in … }`, as far as a rewrite needs it.
public struct Reception: Hashable, Sendable {
  /// `onReceive`.
  public var place: Place
  /// The whole first argument, and the publisher in it without its operators.
  public var argument: Place
  public var publisher: Place
  /// The names of the operators behind the publisher, in order.
  public var operators: [String]
  /// What is called with the values, where it is a closure literal.
  public var closure: ClosureShape?
  /// From behind the first argument to the closure where that is an argument: `, perform: `.
  public var label: Place?
}

/// The head of a closure literal with at most one parameter.
public struct ClosureShape: Hashable, Sendable {
  /// The parameter's name or `_`, where it is written without a type.
  public var parameter: Place?
  /// Every `$0` of its own.
  public var implicitParameters: [Place]
}

/// `objectWillChange`, read from, sent or subscribed to.
public struct ObjectWillChangeFact: Sendable {
  public var model: TypeID?
  /// The type of whose it is is not known at all.
  public var isUnresolved: Bool
  /// The types that a name that is declared several times may mean.
  public var candidates: [TypeID]
  /// What else is known of it, where its type is not.
  var untold = UntoldValue.nothing
  public var place: Place
  public var unit: CodeUnit
  public var reception: Place?
  /// The statement around, where it does nothing but send on what another model sends.
  public var forwarding: Forwarding?
}

/// `child.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }`, kept.
public struct Forwarding: Hashable, Sendable {
  /// The whole statement.
  public var statement: Place
  public var parent: TypeID
  public var child: TypeID
  /// The property that keeps the subscription, where it is assigned to one.
  public var keeper: String?
}

/// `_x` of a property of the type around.
public struct StorageFact: Sendable {
  public var owner: TypeID
  public var property: String
  public var place: Place
  public var unit: CodeUnit
  public var assigned: StorageValue?
  public var read: StorageRead?
  /// In a closure that may run later than the code around.
  public var mayBeLater = false
}

/// What is read of a wrapper: `_x.wrappedValue`, or a member of `_x.projectedValue`.
public enum StorageRead: Sendable {
  case value, binding
}

/// `_x = Wrapper(wrappedValue: value)`.
public struct StorageValue: Sendable {
  /// The wrapper's name, or `init`; empty where the value is no such call.
  public var wrapper: String
  /// The bytes of that name.
  public var wrapperPlace: Place
  public var label: String
  /// The whole call.
  public var place: Place
  public var valuePlace: Place
  public var origin: Origin
  public var hasOneArgument: Bool
}

/// A property of the type around being used.
public struct PropertyFact: Sendable {
  public var owner: TypeID
  public var property: String
  public var place: Place
  public var unit: CodeUnit
  public var isWrite: Bool
  /// In a closure that runs later, not while drawing.
  public var isInAction: Bool
  /// Drawn only once a `@State` of the view has another value than its first.
  public var isLater = false
  /// What a truth value of the view has to be for this to be read.
  var flag: ViewEdge.Flag?
}

/// A member of a model being used.
public struct MemberFact: Sendable {
  public var model: TypeID
  public var member: String
  public var place: Place
  public var unit: CodeUnit
  public var isWrite: Bool
  public var isCall: Bool
  public var isInAction: Bool
  /// In a closure that the code around only schedules, as for the next turn of the run loop.
  public var isScheduled = false
  /// In what a `Binding(get:set:)` does when it is set.
  public var isInBindingSetter = false
  /// The property of the type around that the model was read from directly.
  public var holder: String?
  /// The parameter of the function around that the model was read from directly.
  public var parameter: String?
  /// The code around has made the model itself.
  var isOnOwnObject = false
  /// `model.x = value`: the whole property is set, not a part of it.
  public var isWholeWrite = false
  /// `model.x = model.x`
  public var isSelfAssignment = false
  /// `model.x = []`, `model.x = nil`
  public var isEmptying = false
}

/// `access(keyPath: \.x)`, `withMutation(keyPath: \.x)`: tracking that is written by hand.
public struct TrackingFact: Sendable {
  /// `x`, where the key path is written out.
  public var property: String?
  public var place: Place
  public var unit: CodeUnit
}

/// `x = value` for a property of the type around.
public struct AssignmentFact: Sendable {
  public var owner: TypeID
  public var property: String
  public var origin: Origin
  public var type: ResolvedType
  public var place: Place
  /// The expression behind `=`.
  public var value: Place
  public var unit: CodeUnit
  /// In a closure that runs later.
  public var isLate = false
}

/// Something that may be a model is put into a property of another value: `copy.model = model`.
public struct SettingFact: Sendable {
  /// Whose property it is; nil where nobody knows.
  public var owner: TypeID?
  public var property: String
  public var origin: Origin
  /// The type of the value.
  public var type: ResolvedType
  /// The property's name.
  public var place: Place
  public var unit: CodeUnit
}

/// Something that puts models into the environment of what it is applied to.
public indirect enum Provider: Hashable, Sendable {
  case model(TypeID)
  /// Whatever the code of these functions puts in.
  case functions(FunctionSet)
  /// Whatever the code of this type puts in.
  case type(TypeID)
  /// Something that cannot be told.
  case unknown
}

/// A generic type written with its arguments in a body: `Box<M>(…)`, `as Box<M>`.
public struct SpecializationFact: Sendable {
  public var type: TypeSyntax
  public var place: Place
  public var declaration: OutlineIndex?
  /// A name in an expression, not a type.
  public var isName: Bool
}

/// A modifier that provides something, wherever it stands.
public struct ProviderFact: Sendable {
  public var provider: Provider
  public var unit: CodeUnit
}

/// `.environmentObject(e)` or `.environment(e)`.
public struct InjectionFact: Sendable {
  public var model: TypeID?
  /// The type of what is injected is not known at all.
  public var isUnresolved: Bool
  /// The types that a name that is declared several times may mean.
  public var candidates: [TypeID]
  /// What else is known of it, where its type is not.
  var untold = UntoldValue.nothing
  public var isOld: Bool
  /// The modifier's name.
  public var place: Place
  /// Of the view around itself, where a local is called like the modifier that takes its place.
  var isBesideNamesake = false
  public var argument: Place
  public var unit: CodeUnit
}

/// A value that a function or a getter returns.
public struct ReturnFact: Sendable {
  public var member: MemberID
  public var origin: Origin
}

/// The value of a parameter that a call leaves out.
public struct DefaultFact: Sendable {
  public var function: MemberID
  public var parameter: String
  public var origin: Origin
}

/// Everything that the bodies of one file say.
public struct FileFacts: Sendable {
  public var constructions: [ConstructionFact] = []
  public var calls: [CallFact] = []
  public var globals: [GlobalFact] = []
  public var projections: [ProjectionFact] = []
  public var publishers: [PublisherFact] = []
  public var objectWillChange: [ObjectWillChangeFact] = []
  public var storage: [StorageFact] = []
  public var properties: [PropertyFact] = []
  public var setUps: [SetUpFact] = []
  public var memberUses: [MemberFact] = []
  public var assignments: [AssignmentFact] = []
  public var settings: [SettingFact] = []
  public var injections: [InjectionFact] = []
  public var edges: [ViewEdge] = []
  public var roots: [ViewRoot] = []
  /// Views that actions make, or that are given to what may keep them: who draws them is not seen.
  var hiddenEdges: [ViewEdge] = []
  public var locals: [LocalFact] = []
  public var returns: [ReturnFact] = []
  public var providers: [ProviderFact] = []
  public var changes: [ChangeFact] = []
  public var mutations: [MutationFact] = []
  public var constrainedUses: [ConstrainedUse] = []
  public var effects: [UnitEffects] = []
  /// What the actions in code set and call.
  public var lateEffects: [UnitEffects] = []
  /// What is said of each local of unknown type.
  var localMembers: [[LocalMember]] = []
  /// Why the file does not parse, in its declarations or in its bodies.
  public var problems: [SyntaxProblem] = []
  /// At most one: see `RareFacts`.
  var rareFacts: [RareFacts] = []
  /// Names that bodies write as types where arguments could not be left out.
  var completeTypes: [String] = []

  public init() {}
}
