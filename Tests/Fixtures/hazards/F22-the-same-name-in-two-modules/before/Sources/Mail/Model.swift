import Combine

public final class Model: ObservableObject {  // expect: observable-object-class "Model"
  @Published public var unread = 0
  private var subscription: AnyCancellable?

  public init() {
    subscription = $unread.sink { print($0) }
  }
}
