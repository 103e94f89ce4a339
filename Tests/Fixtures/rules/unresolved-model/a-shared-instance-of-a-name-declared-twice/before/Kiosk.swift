import Combine

// Here: the kiosk's target leaves out the other files.
#if KIOSK
  @MainActor
  final class Till: ObservableObject {
    static let shared = Till()
    @Published var total = 0
  }

  final class Printer {
    @Published var state = "ready"
  }
#endif
