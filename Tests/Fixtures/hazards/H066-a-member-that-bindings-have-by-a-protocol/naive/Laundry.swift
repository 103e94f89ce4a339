import SwiftUI

@Observable final class Laundry {
  var rinse = false
}

struct LaundryView: View {
  @State private var laundry = Laundry()

  var body: some View {
    // error: cannot convert value of type '() -> ()' to expected argument type 'Binding<Bool>'
    Toggle("Rinse", isOn: $laundry.rinse)
  }
}

@Observable final class Rack {
  var dry = false
}

struct RackView: View {
  @Bindable var rack: Rack

  var body: some View {
    Toggle("Dry", isOn: $rack.dry)  // error: cannot convert value of type 'Int' to expected argument type 'Binding<Bool>'
  }
}
