import SwiftUI

struct Alert {
  let title: String
  let action: () -> Void
}

final class Alerts: ObservableObject {
  @Published var current: Alert?
}

struct AlertsView: View {
  @StateObject private var alerts = Alerts()
  @State private var title = ""

  var body: some View {
    Text(title)
      .onReceive(alerts.$current) { alert in  // expect: published-projection "$current"
        title = alert?.title ?? ""
      }
  }
}
