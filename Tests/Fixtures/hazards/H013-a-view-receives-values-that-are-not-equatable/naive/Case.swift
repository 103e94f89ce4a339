import SwiftUI

struct Alert {
  let title: String
  let action: () -> Void
}

@Observable final class Alerts {
  var current: Alert?
}

struct AlertsView: View {
  @State private var alerts = Alerts()
  @State private var title = ""

  var body: some View {
    Text(title)
      // error: requires that 'Alert' conform to 'Equatable'
      .onChange(of: alerts.current, initial: true) { _, alert in
        title = alert?.title ?? ""
      }
  }
}
