import SwiftUI

final class Compass: ObservableObject {
  @Published var degrees = 0
}

struct CompassView: View {
  // Declared twice: one becomes '@State', the other a plain property.
  #if os(watchOS)
    @ObservedObject private var compass: Compass
  #else
    @StateObject private var compass: Compass
  #endif

  init(_ compass: Compass) {
    #if os(watchOS)
      _compass = ObservedObject(wrappedValue: compass)  // expect: object-wrapper "_compass"
    #else
      _compass = StateObject(wrappedValue: compass)  // expect: object-wrapper "_compass"
    #endif
  }

  var body: some View { Text("\(compass.degrees)") }
}
