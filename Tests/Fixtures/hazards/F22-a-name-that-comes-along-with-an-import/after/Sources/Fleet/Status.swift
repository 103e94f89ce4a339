import Combine
import Observation

@MainActor
@Observable
public final class Status {  // expect: observable-object-class "Status"
  public static let shared = Status()

  public var ships = 0
}
