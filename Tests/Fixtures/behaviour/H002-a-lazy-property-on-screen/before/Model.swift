import SwiftUI

final class Excursion: ObservableObject {
  @Published var guests = 1
  lazy var plan: String = "hike"

  func replan(_ plan: String) {
    self.plan = plan
    guests += 1
  }
}

struct PlanView: View {
  @ObservedObject var excursion: Excursion

  var body: some View { Text(excursion.plan) }
}
