import SwiftUI

@available(iOS 17, *)
final class Probe: ObservableObject {  // expect: deployment-floor "Probe"
  @Published var altitude = 400
}

@available(iOS 17, *)
struct ProbeView: View {
  @ObservedObject var probe: Probe

  var body: some View { Stepper("\(probe.altitude) km", value: $probe.altitude) }
}
