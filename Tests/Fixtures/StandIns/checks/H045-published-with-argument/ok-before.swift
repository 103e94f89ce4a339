import Combine

final class Model: ObservableObject {
  @Published(wrappedValue: 3) var count: Int
  @Published(initialValue: 3) var other: Int
}
