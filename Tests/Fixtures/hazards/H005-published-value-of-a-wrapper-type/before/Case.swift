import SwiftUI

@propertyWrapper
struct Rounded: Equatable {
  private var value: Double

  init(wrappedValue: Double) { value = wrappedValue.rounded() }

  var wrappedValue: Double {
    get { value }
    set { value = newValue.rounded() }
  }

  var kilograms: Double {
    get { wrappedValue }
    set { wrappedValue = newValue }
  }
}

/// `@Published @Rounded var weight = 0.4` never compiled; this is what people write instead.
final class Scale: ObservableObject {
  @Published var weight = Rounded(wrappedValue: 0.4)
  @Published private(set) var tare: Rounded = .init(wrappedValue: 0)
}

struct ScaleView: View {
  @StateObject private var scale = Scale()

  var body: some View {
    Slider(value: $scale.weight.kilograms)
    Text("\(scale.weight.kilograms - scale.tare.kilograms)")
  }
}
