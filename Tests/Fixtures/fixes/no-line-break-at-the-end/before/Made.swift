import Combine
final class Made: ObservableObject { @Published(wrappedValue: 3) var count: Int }