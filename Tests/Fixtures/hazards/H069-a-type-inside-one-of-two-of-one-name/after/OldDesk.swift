import SwiftUI

#if OLD_DESK
  struct Desk: View {
    @State private var model = Model()
    var body: some View { DeskLamp().environment(model) }
  }
#endif
