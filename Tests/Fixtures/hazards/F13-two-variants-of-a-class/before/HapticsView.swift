import SwiftUI

struct HapticsView: View {
  @StateObject private var haptics = Haptics()

  var body: some View { Toggle("Haptics", isOn: $haptics.isEnabled) }
}
