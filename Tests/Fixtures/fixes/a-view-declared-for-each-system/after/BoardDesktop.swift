import SwiftUI

#if os(macOS)
struct Board: View {
  @Bindable var session: Session
  @Environment(Session.self) var other

  var body: some View {
    fields.padding()
  }
}
#endif
