import SwiftUI

@main
struct HotelApp: App {
  @StateObject private var booking = Booking()

  var body: some Scene {
    WindowGroup {
      BookingForm()
        .modifier(WithBreakfast())
        .toolbar { BookingTools() }
        .environmentObject(booking)
      WishList(earlier: [])
        .environmentObject(booking)
    }
  }
}
