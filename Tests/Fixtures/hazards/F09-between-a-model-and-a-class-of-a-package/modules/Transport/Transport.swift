open class Endpoint {
  public init() {}
}
