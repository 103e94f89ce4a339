import SwiftUI

protocol Washable {}

extension Washable {
  func rinse() {}
}

extension Binding: Washable where Value == Int {}

extension DynamicProperty where Self: View {
  func spin() {}
}

extension View {
  func dry() {}
}

@Observable final class Laundry {  // expect: observable-object-class "Laundry"
  var rinse = false
  var spin = false
  var dry = false
}

struct LaundryView: View {
  @State private var laundry = Laundry()

  var body: some View {
    Toggle("Rinse", isOn: $laundry.rinse)
    Toggle("Spin", isOn: $laundry.spin)
    Toggle("Dry", isOn: $laundry.dry)
  }
}
