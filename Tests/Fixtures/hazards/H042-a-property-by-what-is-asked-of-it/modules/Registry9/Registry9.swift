public final class Registry {
  private var values: [Any] = []
  public init() {}
  public func keep(_ value: Any) { values.append(value) }
  public func first<T>(of type: T.Type, made: () -> T) -> T {
    values.lazy.compactMap { $0 as? T }.first ?? made()
  }
}
