import SwiftUI

struct BookingForm: View {
  @EnvironmentObject var booking: Booking

  var body: some View {
    Form {
      guest
      stay("Stay")
      extras
    }
    .toolbar { tools }
  }

  @ViewBuilder var guest: some View {
    Text("Guest")
    TextField("Name", text: $booking.guest)
  }

  @ViewBuilder
  private func stay(_ title: String) -> some View {
    // At least one night.
    Text(title)
    Stepper("Nights", value: self.$booking.nights)
  }

  @ViewBuilder private var extras: some View {
    get {
      Toggle("Breakfast", isOn: $booking.hasBreakfast)
    }
  }

  @ViewBuilder var short: some View { Toggle("Breakfast", isOn: $booking.hasBreakfast) }

  @ToolbarContentBuilder
  private var tools: some ToolbarContent {
    ToolbarItem { Toggle("Breakfast", isOn: $booking.hasBreakfast) }
  }

  @RowBuilder func rows() -> [AnyView] {
    AnyView(TextField("Name", text: $booking.guest))
    AnyView(Stepper("Nights", value: $booking.nights))
  }

  func plain() -> some View {
    TextField("Name", text: $booking.guest)
  }
}

/// Names that stand for something else inside.
struct WishList: View {
  @EnvironmentObject var booking: Booking
  let earlier: [String]

  var body: some View {
    List {
      row(for: "Sea view")
      own
      ForEach(earlier, id: \.self) { booking in Text(booking) }
      ForEach($booking.wishes, id: \.self) { $booking in
        TextField("Wish", text: $booking)
        Toggle("Breakfast", isOn: self.$booking.hasBreakfast)
      }
    }
  }

  @ViewBuilder func row(for booking: String) -> some View {
    Text(booking)
    Toggle("Breakfast", isOn: self.$booking.hasBreakfast)
  }

  @ViewBuilder var own: some View {
    let booking = "Booking"
    TextField(booking, text: $booking.guest)
  }

  var other: some View {
    ForEach(earlier, id: \.self) { booking in
      TextField(booking, text: $booking.guest)
    }
  }
}

/// A local variable cannot be captured by what runs elsewhere.
struct SendButton: View {
  @EnvironmentObject var booking: Booking

  var body: some View {
    TextField("Name", text: $booking.guest)
    Button("Send") { Task.detached { await booking.send() } }
  }
}

struct SendHere: View {
  @EnvironmentObject var booking: Booking

  var body: some View {
    TextField("Name", text: $booking.guest)
    Button("Send") { Task { await booking.send() } }
  }
}
