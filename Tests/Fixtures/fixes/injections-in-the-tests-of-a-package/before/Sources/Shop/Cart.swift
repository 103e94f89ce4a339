import Combine

@MainActor
class Cart: ObservableObject {
  @Published var items: [String] = []
}
