import Combine

final class ShopBasket: ObservableObject {
  @Published var note = ""
}
