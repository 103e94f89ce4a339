import SwiftUI

final class Pen: ObservableObject {
  struct Style {
    var width = 1
    var dash = 0
  }
  @Published var style = Style()
}

struct Sketch: View {
  @ObservedObject var pen = Pen()  // expect: observed-object-creates-model "@ObservedObject"

  var body: some View {
    Button("\(pen.style.width)") { pen.style.width += 1 }
  }

  // Setting a part reads the rest: whoever draws the view would observe it.
  func width(_ width: Int) -> Sketch {
    pen.style.width = width  // expect: observed-object-creates-model "style"
    return self
  }
}

struct Page: View {
  var body: some View { Sketch().width(3) }
}
