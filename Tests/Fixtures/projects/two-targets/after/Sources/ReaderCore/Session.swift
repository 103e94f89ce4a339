import Combine
import Observation

@MainActor
@Observable
public final class Session {  // expect: observable-object-class "Session"
  public var article = ""  // expect: published-property "@Published"
  public internal(set) var progress = 0.0  // expect: published-property "@Published"
  @ObservationIgnored public var openedAt: Double = 0  // expect: unpublished-stored-property "openedAt"

  public init() {}

  public func finish() {
    progress = 1
  }
}
