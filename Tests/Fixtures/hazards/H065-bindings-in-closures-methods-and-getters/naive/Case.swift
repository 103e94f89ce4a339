import SwiftUI

@Observable final class Booking {
  var guest = ""
  var nights = 1
  var wishes = ["Quiet"]
}

struct GuestField: View {
  var booking: Booking

  var body: some View { TextField("Guest", text: $booking.guest) }  // error: cannot find '$booking' in scope
}

struct NightsField: View {
  var booking: Booking
  @State private var isShown = false

  var body: some View {
    Button("Nights") { isShown = true }
      .sheet(isPresented: $isShown) {
        Stepper("\(booking.nights)", value: self.$booking.nights)  // error: value of type 'NightsField' has no member '$booking'
      }
  }
}

struct Summary: View {
  var booking: Booking

  var body: some View { nights("Nights") }

  private func nights(_ title: String) -> some View {
    let nights = $booking.nights  // error: cannot find '$booking' in scope
    return Stepper(title, value: nights)
  }
}
