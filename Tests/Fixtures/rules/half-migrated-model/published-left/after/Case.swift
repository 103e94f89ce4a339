import SwiftUI

// error: invalid redeclaration of synthesized property '_city'

@Observable
final class Weather {
  @Published var city = ""  // expect: half-migrated-model "@Published"
  @SwiftUI.Published private(set) var degrees = 0.0
  // expect-previous: half-migrated-model "@SwiftUI.Published"
  var isLoading = false
}

/// One finding for the class, as those of the group `migration` name each property.
@Observable
final class Forecast {  // expect: half-migrated-model "Forecast"
  var days: [String] = []
  var isLoading = false
}
