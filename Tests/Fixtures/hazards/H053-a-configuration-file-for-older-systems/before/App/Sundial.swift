import SwiftUI

final class Sundial: ObservableObject {  // expect: deployment-floor "Sundial"
  @Published var hour = 12
}

struct SundialView: View {
  @StateObject private var sundial = Sundial()

  var body: some View { Stepper("\(sundial.hour)", value: $sundial.hour) }
}
