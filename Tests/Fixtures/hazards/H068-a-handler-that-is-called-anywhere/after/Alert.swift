import Reach
import SwiftUI

@Observable final class Alerts {
  var isOffline = false
}

struct DeskView: View {
  @Environment(Alerts.self) var alerts  // expect: environment-object "@EnvironmentObject"
  private let monitor = Monitor()

  var body: some View {
    Text("Desk")
      .onAppear {
        monitor.handler = { isOn in
          Task { @MainActor in alerts.isOffline = !isOn }
        }
      }
      .sheet(isPresented: Bindable(alerts).isOffline) { Text("Offline") }
  }
}

struct RoomView: View {
  @Environment(Alerts.self) var alerts  // expect: environment-object "@EnvironmentObject"
  private let monitor = Monitor()

  var body: some View {
    Text("Room")
      .onAppear {
        monitor.handler = { isOn in
          DispatchQueue.main.async { alerts.isOffline = !isOn }
        }
      }
      .sheet(isPresented: Bindable(alerts).isOffline) { Text("Offline") }
  }
}

struct HouseView: View {
  @State private var alerts = Alerts()

  var body: some View {
    DeskView().environment(alerts)
    RoomView().environment(alerts)
  }
}
