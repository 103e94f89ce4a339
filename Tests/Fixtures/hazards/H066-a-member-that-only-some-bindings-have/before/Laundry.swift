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

final class Laundry: ObservableObject {  // expect: observable-object-class "Laundry"
  @Published var rinse = false
  @Published var spin = false
  @Published var dry = false
}

struct LaundryView: View {
  @StateObject private var laundry = Laundry()

  var body: some View {
    Toggle("Rinse", isOn: $laundry.rinse)
    Toggle("Spin", isOn: $laundry.spin)
    Toggle("Dry", isOn: $laundry.dry)
  }
}
