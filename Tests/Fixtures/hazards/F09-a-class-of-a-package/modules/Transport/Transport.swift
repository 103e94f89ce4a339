open class Endpoint {
  public init() {}
  open func connect() {}
}
