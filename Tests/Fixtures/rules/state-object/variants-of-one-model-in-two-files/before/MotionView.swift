import SwiftUI

struct MotionView: View {
  @StateObject private var motion = Motion()  // expect: state-object "@StateObject"
  @StateObject private var other: Motion  // expect: state-object "@StateObject"

  init() {
    _other = StateObject(wrappedValue: Motion())
  }

  var body: some View {
    Text("\(motion.steps + other.steps)")
  }
}
