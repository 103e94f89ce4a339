import Combine
import Observation

extension OrdersScreen {
  @Observable final class ViewModel {  // expect: observable-object-class "ViewModel"
    var query = ""  // expect: published-property "@Published"
    private(set) var orders = ["Lamp", "Chair"]  // expect: published-property "@Published"
    @ObservationIgnored private var searches = 0
    @ObservationIgnored private var misses = 0  // expect: unpublished-stored-property "searches" ; unpublished-stored-property "misses"

    var visibleOrders: [String] {
      query.isEmpty ? orders : orders.filter { $0.contains(query) }
    }

    func place(_ order: String) {
      orders.append(order)
    }
  }
}
