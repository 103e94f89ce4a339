import Combine

final class Quoted: ObservableObject {
  @Published var `default` = ""
}

open class Open: ObservableObject {
  @Published open var name = ""
  public init() {}
}
