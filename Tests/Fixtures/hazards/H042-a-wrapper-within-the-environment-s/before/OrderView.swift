import SwiftUI

final class Order: ObservableObject {
  @Published var isPaid = false
}

extension EnvironmentObject {
  @propertyWrapper struct Maybe: DynamicProperty {
    @EnvironmentObject<ObjectType> private var found: ObjectType

    init() {}

    var wrappedValue: ObjectType? { _found.wrappedValue }
  }
}

struct OrderView: View {
  @EnvironmentObject.Maybe var order: Order?  // expect: object-wrapper "@EnvironmentObject.Maybe"

  var body: some View { Text(order?.isPaid == true ? "Paid" : "Open") }
}

struct PayButton: View {
  @EnvironmentObject var order: Order

  var body: some View { Button("Pay") { order.isPaid = true } }
}
