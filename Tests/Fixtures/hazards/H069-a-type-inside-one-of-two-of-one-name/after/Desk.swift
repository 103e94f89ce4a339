import SwiftUI

struct Desk: View {
  @State private var model = Model()
  var body: some View { DeskLamp().environment(model) }
}
