public struct Project {
  public init(name: String) {}
}
