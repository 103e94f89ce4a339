import SwiftUI

struct KettleView: View {
  enum State { case cold, hot }

  @StateObject private var kettle = Kettle()  // expect: state-object "@StateObject"

  private var state: State { kettle.degrees > 90 ? .hot : .cold }

  var body: some View {
    Text(state == .hot ? "Tea!" : "Wait")
    KettlePlace().environmentObject(kettle)
  }
}

struct KettlePlace: View {
  @StateObject private var spare = Kettle()  // expect: state-object "@StateObject"
  @EnvironmentObject var kettle: Kettle

  var body: some View { Text(kettle.place == spare.place ? "Same" : "Other") }
}
