import SwiftUI

final class Cinema: ObservableObject {
  @Published var seats = 80
}

struct SeatsView: View {
  @EnvironmentObject private var cinema: Cinema

  var body: some View { Stepper("Seats", value: $cinema.seats) }
}
