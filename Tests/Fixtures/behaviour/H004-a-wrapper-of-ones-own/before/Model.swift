import SwiftUI

@propertyWrapper
struct Percentage {
  private var value: Int

  init(wrappedValue: Int) { value = min(max(wrappedValue, 0), 100) }

  var wrappedValue: Int {
    get { value }
    set { value = min(max(newValue, 0), 100) }
  }
}

final class Dimmer: ObservableObject {
  @Published var room = "Hall"
  @Percentage var level = 40
}

struct DimmerView: View {
  @ObservedObject var dimmer: Dimmer

  var body: some View { Text("\(dimmer.room)") }
}
