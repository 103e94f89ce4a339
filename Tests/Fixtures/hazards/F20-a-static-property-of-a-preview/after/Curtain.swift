import SwiftUI

@Observable final class CurtainDemo {
  var isOpen = false
  var title = "Act one"
}

struct Curtain: View {
  @Binding var isOpen: Bool

  var body: some View {
    Toggle("Open", isOn: $isOpen)
  }
}

// A static property is no part of a view: a `@State` there is never set up.
struct Curtain_Previews: PreviewProvider {
  @Bindable static var demo = CurtainDemo()  // expect: observed-object "@ObservedObject"
  static var other = CurtainDemo()  // expect: observed-object "@ObservedObject"

  static var previews: some View {
    Curtain(isOpen: $demo.isOpen)
    Text(other.title)
  }
}
