import SwiftUI

/// Of the same target, whatever its folder is called.
struct Panel: View {
  @State private var meter = Meter()

  var body: some View { Text("\(meter.value)") }
}
