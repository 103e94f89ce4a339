import Combine

public final class Album: ObservableObject {
  @Published public var pages = 0
}
