import SwiftUI

@Observable final class Holder<Content: ~Copyable> {
  var count = 0
  @ObservationIgnored var content: Content
  // error: struct 'ObservationRegistrar' requires that 'Content' conform to 'Copyable'

  init(_ content: consuming Content) { self.content = content }
}

struct HolderView: View {
  var holder: Holder<Int>

  var body: some View { Text("\(holder.count)") }
}
