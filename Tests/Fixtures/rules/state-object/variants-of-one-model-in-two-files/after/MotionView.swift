import SwiftUI

struct MotionView: View {
  @State private var motion = Motion()  // expect: state-object "@StateObject"
  @State private var other: Motion  // expect: state-object "@StateObject"

  init() {
    _other = State(wrappedValue: Motion())
  }

  var body: some View {
    Text("\(motion.steps + other.steps)")
  }
}
