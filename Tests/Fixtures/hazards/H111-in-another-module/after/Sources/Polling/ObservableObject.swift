/// An object that its users ask for changes.
open class ObservableObject {
  public var revision = 0

  public init() {}
}
