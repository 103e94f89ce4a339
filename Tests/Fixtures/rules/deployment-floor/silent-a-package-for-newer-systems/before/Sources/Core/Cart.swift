import Combine

final class Cart: ObservableObject {
  @Published var items: [String] = []
}
