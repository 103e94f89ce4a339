import Combine

@MainActor
public final class Session: ObservableObject {  // expect: observable-object-class "Session"
  @Published public var article = ""  // expect: published-property "@Published"
  @Published public internal(set) var progress = 0.0  // expect: published-property "@Published"
  public var openedAt: Double = 0  // expect: unpublished-stored-property "openedAt"

  public init() {}

  public func finish() {
    progress = 1
  }
}
