import SwiftUI

struct KettleView: View {
  enum State { case cold, hot }

  @State private var kettle = Kettle()  // error: enum 'State' cannot be used as an attribute

  private var state: State { kettle.degrees > 90 ? .hot : .cold }

  var body: some View {
    Text(state == .hot ? "Tea!" : "Wait")
    KettlePlace().environment(kettle)
  }
}

struct KettlePlace: View {
  @State private var spare = Kettle()
  @Environment(Kettle.self) var kettle

  var body: some View { Text(kettle.place == spare.place ? "Same" : "Other") }
}
