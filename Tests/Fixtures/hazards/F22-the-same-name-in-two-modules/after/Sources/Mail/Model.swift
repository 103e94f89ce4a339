import Combine

public final class Model: ObservableObject {  // expect: observable-object-class "Model"
  @Published public var unread = 0
  private var subscription: AnyCancellable?

  public init() {
    let counts: Published<Int>.Publisher = $unread
    subscription = counts.sink { print($0) }
  }
}
