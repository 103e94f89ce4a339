import SwiftUI

final class Preset: ObservableObject {
  @Published var title = ""
}

struct PresetField: View {
  @EnvironmentObject private var `default`: Preset  // expect: untrackable-name "`default`"

  var body: some View { TextField("Title", text: $default.title) }
}
