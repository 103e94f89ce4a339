import Combine

/// The package beside the app says nothing of the app.
final class Cart: ObservableObject {
  @Published var items: [String] = []
}
