import SwiftUI

@MainActor
final class Preferences: ObservableObject {  // expect: observable-object-class "Preferences"
  @Published var usesMiles = false  // expect: published-property "@Published"
  @Published var author = ""  // expect: published-property "@Published"
}

final class PhotoSelection: ObservableObject {  // expect: observable-object-class "PhotoSelection"
  @Published var names: Set<String> = []  // expect: published-property "@Published"
}

final class PinBoard: ObservableObject {  // expect: observable-object-class "PinBoard"
  @Published var pins = [String]()  // expect: published-property "@Published"
}

extension View {
  /// What previews need, in one place.
  @MainActor
  func withSampleData() -> some View {
    environment(TripStore.sample)
      .environmentObject(Preferences())  // expect: environment-object-modifier "environmentObject"
  }
}
