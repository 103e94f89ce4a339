import SwiftUI
import UIKit

final class Steps: ObservableObject {
  @Published var done = 0
}

struct StepsView: View {
  @ObservedObject var steps: Steps

  var body: some View { Text("\(steps.done)") }
}

/// Made by the controller that shows it, and by nobody else.
struct Intro: View {
  private let steps: Steps
  var title = ""

  init(site: Int) { steps = Steps() }

  var body: some View { StepsView(steps: steps) }
}

final class IntroController: UIHostingController<AnyView> {
  init(site: Int) { super.init(rootView: AnyView(EmptyView())) }

  @MainActor required dynamic init?(coder: NSCoder) { fatalError() }
}

final class DirectController: UIHostingController<Intro> {
  init(site: Int) { super.init(rootView: Intro(site: site)) }

  @MainActor required dynamic init?(coder: NSCoder) { fatalError() }
}

#Preview {
  Intro(site: 1)
}

/// By way of a local, and with modifiers.
struct Outro: View {
  private let steps = Steps()

  var body: some View { StepsView(steps: steps) }
}

@MainActor func outro() -> [UIViewController] {
  let view = Outro()
  return [UIHostingController(rootView: view), UIHostingController(rootView: Outro().padding())]
}
