import Combine
public import Observation

@Observable public final class Album {
  public var pages = 0
}
