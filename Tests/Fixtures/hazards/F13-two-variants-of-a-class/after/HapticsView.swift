import SwiftUI

struct HapticsView: View {
  @State private var haptics = Haptics()

  var body: some View { Toggle("Haptics", isOn: $haptics.isEnabled) }
}
