import SwiftUI

final class Kettle: ObservableObject {
  @Published var isOn = false
}

@Observable final class Toaster {
  var slices = 2
}

struct Counter: View {
  @StateObject private var kettle = Kettle()

  // says-next: "this model is returned here as 'any ObservableObject'"
  private var device: (any ObservableObject) {  // expect: constrained-to-observable-object "ObservableObject"
    kettle
  }

  var body: some View { Text(kettle.isOn ? "on" : "off") }
}

struct Breakfast: View {
  @State private var toaster = Toaster()

  var body: some View { Text("\(toaster.slices)") }
}
