import SwiftUI

@Observable final class Keyboard {
  var layout = "de"
  var `repeat` = 2  // error: expected

  func change() {
    `repeat` += 1
    layout = "en"
  }
}

@Observable open class Screen {
  var isOn = true
  open var title = "Main"  // error: multiple incompatible access-level modifiers specified

  func rename() {
    title += "!"
    isOn.toggle()
  }
}

struct KeyboardView: View {
  @State private var keyboard = Keyboard()
  var screen: Screen

  var body: some View {
    Text("\(keyboard.layout), \(keyboard.repeat) ×")
    Text(screen.isOn ? screen.title : "–")
    Button("Change") {
      keyboard.change()
      screen.rename()
    }
  }
}
