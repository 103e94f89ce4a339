import SwiftUI

struct FlagsView: View {
  @StateObject private var flags = Flags()

  var body: some View { Toggle("New", isOn: $flags.isNew) }
}
