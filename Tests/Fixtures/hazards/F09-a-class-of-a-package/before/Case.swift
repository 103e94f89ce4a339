import SwiftUI
import Transport

final class Telemetry: Endpoint, ObservableObject {  // expect: external-supertype "Endpoint"
  @Published private(set) var samples: [Double] = []

  override func connect() { samples.append(0) }
}

struct TelemetryView: View {
  @StateObject private var telemetry = Telemetry()

  var body: some View { Button("\(telemetry.samples.count)") { telemetry.connect() } }
}
