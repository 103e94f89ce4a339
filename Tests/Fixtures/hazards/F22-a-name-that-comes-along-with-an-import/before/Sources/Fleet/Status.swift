import Combine

@MainActor
public final class Status: ObservableObject {  // expect: observable-object-class "Status"
  public static let shared = Status()

  @Published public var ships = 0
}
