import SwiftUI

#if OLD_DESK
  struct Desk: View {
    @StateObject private var model = Model()
    var body: some View { DeskLamp().environmentObject(model) }
  }
#endif
