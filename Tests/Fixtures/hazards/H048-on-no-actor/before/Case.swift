import SwiftUI

/// The old wrappers are on the main actor, and can be sent; what takes their place cannot.
final class Gauge: ObservableObject { @Published var value = 0.0 }

struct Needle: Shape {
  @ObservedObject var gauge: Gauge  // expect: unsupported-declaration "gauge"

  func path(in rect: CGRect) -> Path { Path() }
}

final class Dial: ObservableObject { @Published var value = 0.0 }

struct DialView: View {
  @ObservedObject var dial: Dial

  nonisolated init(dial: Dial) {
    _dial = ObservedObject(wrappedValue: dial)  // expect: unsupported-declaration "_dial"
  }

  var body: some View { Text("\(dial.value)") }
}
