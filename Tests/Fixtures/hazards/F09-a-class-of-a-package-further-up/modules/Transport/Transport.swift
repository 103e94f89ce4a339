import Combine

open class Endpoint: ObservableObject {
  @Published public var isConnected = false

  public init() {}
}
