import SwiftUI

/// Hands the planner on, under three other names.
struct HomeView: View {
  let planner: Planner

  var body: some View {
    VStack {
      Card {
        PlanHeader(model: planner)
      }
      PlanTab(planner)
      ClockView(clock: planner.clock)
      TimerBadge()
    }
  }
}

struct Card<Content: View>: View {
  private let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    content.padding()
  }
}

struct PlanHeader: View {
  var model: Planner  // expect: unobserved-model "model"

  var body: some View {
    Text(model.title).font(.largeTitle)
  }
}
