import Reach
import SwiftUI

final class Alerts: ObservableObject {
  @Published var isOffline = false
}

struct DeskView: View {
  @EnvironmentObject var alerts: Alerts  // expect: environment-object "@EnvironmentObject"
  private let monitor = Monitor()

  var body: some View {
    Text("Desk")
      .onAppear {
        monitor.handler = { isOn in
          Task { @MainActor in alerts.isOffline = !isOn }
        }
      }
      .sheet(isPresented: $alerts.isOffline) { Text("Offline") }
  }
}

struct RoomView: View {
  @EnvironmentObject var alerts: Alerts  // expect: environment-object "@EnvironmentObject"
  private let monitor = Monitor()

  var body: some View {
    Text("Room")
      .onAppear {
        monitor.handler = { isOn in
          DispatchQueue.main.async { alerts.isOffline = !isOn }
        }
      }
      .sheet(isPresented: $alerts.isOffline) { Text("Offline") }
  }
}

struct HouseView: View {
  @StateObject private var alerts = Alerts()

  var body: some View {
    DeskView().environmentObject(alerts)
    RoomView().environmentObject(alerts)
  }
}
