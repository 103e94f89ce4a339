import SwiftUI

open class Widget: ObservableObject {
  @Published open var title = ""  // expect: untrackable-name "title"
  @Published public var size = 1

  public init() {}
}

struct WidgetView: View {
  @StateObject private var widget = Widget()

  var body: some View {
    TextField("Title", text: $widget.title)
    Stepper("Size", value: $widget.size)
  }
}
