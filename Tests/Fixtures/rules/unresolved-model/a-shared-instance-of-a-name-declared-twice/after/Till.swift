import Combine

@MainActor
final class Till: ObservableObject {
  static let shared = Till()
  @Published var total = 0
}

/// No model, though it has a publisher of that name.
final class Printer {
  @Published var state = "ready"
}
