import Foundation

public final class Departures: ObservableObject {  // expect: observable-object-class "Departures"
  @Published public private(set) var times: [Date] = []
  @Published public var platform = 1
  public var source = "local"

  public init() {}

  public func load() { times.append(Date()) }
}
