import SwiftUI

@propertyWrapper
struct Stored<Value> {
  var wrappedValue: Value

  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

final class Preferences: ObservableObject {
  @Published var name = ""
  @Stored var isLoud = false  // expect: unpublished-stored-property "isLoud"

  func reset() {
    isLoud = false
    name = ""
  }
}

struct PreferencesView: View {
  @ObservedObject var preferences: Preferences

  var body: some View {
    Text(preferences.name)
    Toggle("Loud", isOn: $preferences.isLoud)
    Button("Reset") { preferences.reset() }
  }
}
