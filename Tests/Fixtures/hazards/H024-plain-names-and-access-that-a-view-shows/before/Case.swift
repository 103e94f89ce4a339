import SwiftUI

final class Keyboard: ObservableObject {
  @Published var layout = "de"
  var `repeat` = 2  // expect: untrackable-name "`repeat`"

  func change() {
    `repeat` += 1
    layout = "en"
  }
}

open class Screen: ObservableObject {
  @Published var isOn = true
  open var title = "Main"  // expect: untrackable-name "title"

  func rename() {
    title += "!"
    isOn.toggle()
  }
}

struct KeyboardView: View {
  @StateObject private var keyboard = Keyboard()
  @ObservedObject var screen: Screen

  var body: some View {
    Text("\(keyboard.layout), \(keyboard.repeat) ×")
    Text(screen.isOn ? screen.title : "–")
    Button("Change") {
      keyboard.change()
      screen.rename()
    }
  }
}
