import SwiftUI

struct KettleView: View {
  enum State { case cold, hot }

  @SwiftUI.State private var kettle = Kettle()  // expect: state-object "@StateObject"

  private var state: State { kettle.degrees > 90 ? .hot : .cold }

  var body: some View {
    Text(state == .hot ? "Tea!" : "Wait")
    KettlePlace().environment(kettle)
  }
}

struct KettlePlace: View {
  @State private var spare = Kettle()  // expect: state-object "@StateObject"
  @Environment(Kettle.self) var kettle

  var body: some View { Text(kettle.place == spare.place ? "Same" : "Other") }
}
