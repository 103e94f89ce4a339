import Combine
import SwiftUI

struct Alert {
  let title: String
  let action: () -> Void
}

@Observable final class Alerts {
  var current: Alert? {
    willSet { currentSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var currentSubject = CurrentValueSubject<Alert?, Never>(current)
}

struct AlertsView: View {
  @State private var alerts = Alerts()
  @State private var title = ""

  var body: some View {
    Text(title)
      .onReceive(alerts.currentSubject) { alert in  // expect: published-projection "$current"
        title = alert?.title ?? ""
      }
  }
}
