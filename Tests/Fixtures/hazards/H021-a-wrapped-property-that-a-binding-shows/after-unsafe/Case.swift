import SwiftUI

@propertyWrapper
struct Stored<Value> {
  var wrappedValue: Value

  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@Observable final class Preferences {
  var name = ""
  @ObservationIgnored @Stored var isLoud = false  // expect: unpublished-stored-property "isLoud"

  func reset() {
    isLoud = false
    name = ""
  }
}

struct PreferencesView: View {
  @Bindable var preferences: Preferences

  var body: some View {
    Text(preferences.name)
    Toggle("Loud", isOn: $preferences.isLoud)
    Button("Reset") { preferences.reset() }
  }
}
