import SwiftUI

@Observable final class Booking {
  var guests: Int

  init(guests: Int) {
    self.guests = guests
  }
}

struct BookingForm: View {
  @Bindable private var booking = Booking(guests: 2)  // expect: model-created-in-view "booking"

  var body: some View {
    Stepper("Guests", value: $booking.guests)
    GuestCount(booking: booking)
    PartyForm(guests: 12)
  }
}

struct PartyForm: View {
  @Bindable var booking: Booking  // expect: model-created-in-view "booking"

  init(guests: Int) {
    booking = Booking(guests: guests)
  }

  var body: some View {
    Stepper("Guests", value: $booking.guests)
  }
}

/// Received, and a local that only gives bindings.
struct GuestCount: View {
  @Bindable var booking: Booking

  var body: some View {
    @Bindable var same = booking
    Stepper("Guests", value: $same.guests)
    Stepper("Guests", value: $booking.guests)
  }
}
