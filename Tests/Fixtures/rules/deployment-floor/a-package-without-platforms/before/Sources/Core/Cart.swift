import Combine

final class Cart: ObservableObject {  // expect: deployment-floor "Cart"
  @Published var items: [String] = []
}
