import SwiftUI

@main
struct HotelApp: App {
  @State private var booking = Booking()

  var body: some Scene {
    WindowGroup {
      BookingForm()
        .modifier(WithBreakfast())
        .toolbar { BookingTools() }
        .environment(booking)
      WishList(earlier: [])
        .environment(booking)
    }
  }
}
