import SwiftUI

@MainActor
@Observable
final class Preferences {  // expect: observable-object-class "Preferences"
  var usesMiles = false  // expect: published-property "@Published"
  var author = ""  // expect: published-property "@Published"
}

@Observable final class PhotoSelection {  // expect: observable-object-class "PhotoSelection"
  var names: Set<String> = []  // expect: published-property "@Published"
}

@Observable final class PinBoard {  // expect: observable-object-class "PinBoard"
  var pins = [String]()  // expect: published-property "@Published"
}

extension View {
  /// What previews need, in one place.
  @MainActor
  func withSampleData() -> some View {
    environment(TripStore.sample)
      .environment(Preferences())  // expect: environment-object-modifier "environmentObject"
  }
}
