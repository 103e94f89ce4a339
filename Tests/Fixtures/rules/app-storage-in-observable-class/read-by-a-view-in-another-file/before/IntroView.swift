import SwiftUI

struct IntroView: View {
  let onboarding: Onboarding

  var body: some View {
    if onboarding.needsIntro() {
      Button("Got it") { onboarding.finish() }
    }
  }
}
