import SwiftUI

final class Booking: ObservableObject {
  @Published var guest = ""
  @Published var nights = 1
  @Published var wishes = ["Quiet"]
}

struct GuestField: View {
  @ObservedObject var booking: Booking  // expect: observed-object "@ObservedObject"

  var body: some View { TextField("Guest", text: $booking.guest) }
}

struct NightsField: View {
  @ObservedObject var booking: Booking  // expect: observed-object "@ObservedObject"
  @State private var isShown = false

  var body: some View {
    Button("Nights") { isShown = true }
      .sheet(isPresented: $isShown) {
        Stepper("\(booking.nights)", value: self.$booking.nights)
      }
  }
}

struct WishList: View {
  @ObservedObject var booking: Booking  // expect: observed-object "@ObservedObject"

  var body: some View { rows }

  private var rows: some View {
    ForEach($booking.wishes, id: \.self) { $wish in
      TextField("Wish", text: $wish)
    }
  }
}

struct Summary: View {
  @ObservedObject var booking: Booking  // expect: observed-object "@ObservedObject"

  var body: some View { nights("Nights") }

  private func nights(_ title: String) -> some View {
    let nights = $booking.nights
    return Stepper(title, value: nights)
  }
}

struct Receipt: View {
  @ObservedObject var booking: Booking  // expect: observed-object "@ObservedObject"

  /// Only reads; `$booking.guest` stands here in words.
  var body: some View { Text("\(booking.guest): $\(booking.nights)") }
}
