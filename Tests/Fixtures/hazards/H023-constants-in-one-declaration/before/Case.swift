import SwiftUI

final class Limits: ObservableObject {
  let lower = 0, upper = 10
  let (step, unit) = (2, "cm")
  static let most = 100, least = 0
  @Published var value = 5

  var span: Int { upper - lower }
}

struct LimitsView: View {
  @StateObject private var limits = Limits()

  var body: some View {
    Stepper("\(limits.value) \(limits.unit)", value: $limits.value, in: limits.lower...limits.upper)
  }
}
