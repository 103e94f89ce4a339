import Combine

extension OrdersScreen {
  final class ViewModel {  // expect: observable-object-class "ViewModel"
    @Published var query = ""  // expect: published-property "@Published"
    @Published private(set) var orders = ["Lamp", "Chair"]  // expect: published-property "@Published"
    private var searches = 0, misses = 0  // expect: unpublished-stored-property "searches" ; unpublished-stored-property "misses"

    var visibleOrders: [String] {
      query.isEmpty ? orders : orders.filter { $0.contains(query) }
    }

    func place(_ order: String) {
      orders.append(order)
    }
  }
}
