import SwiftUI

@Observable open class Widget {
  open var title = ""  // error: multiple incompatible access-level modifiers specified
  public var size = 1

  public init() {}
}

struct WidgetView: View {
  @State private var widget = Widget()

  var body: some View {
    TextField("Title", text: $widget.title)
    Stepper("Size", value: $widget.size)
  }
}
