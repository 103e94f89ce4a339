import Foundation
import Observation

@Observable public final class Departures {  // expect: observable-object-class "Departures"
  public private(set) var times: [Date] = []
  public var platform = 1
  public var source = "local"

  public init() {}

  public func load() { times.append(Date()) }
}
