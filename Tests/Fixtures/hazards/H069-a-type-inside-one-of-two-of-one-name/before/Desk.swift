import SwiftUI

struct Desk: View {
  @StateObject private var model = Model()
  var body: some View { DeskLamp().environmentObject(model) }
}
