import SwiftUI

struct BookingForm: View {
  @Environment(Booking.self) var booking

  var body: some View {
    Form {
      guest
      stay("Stay")
      extras
    }
    .toolbar { tools }
  }

  @ViewBuilder var guest: some View {
    @Bindable var booking = booking
    Text("Guest")
    TextField("Name", text: $booking.guest)
  }

  @ViewBuilder
  private func stay(_ title: String) -> some View {
    @Bindable var booking = booking
    // At least one night.
    Text(title)
    Stepper("Nights", value: $booking.nights)
  }

  @ViewBuilder private var extras: some View {
    get {
      @Bindable var booking = booking
      Toggle("Breakfast", isOn: $booking.hasBreakfast)
    }
  }

  @ViewBuilder var short: some View { Toggle("Breakfast", isOn: Bindable(booking).hasBreakfast) }

  @ToolbarContentBuilder
  private var tools: some ToolbarContent {
    @Bindable var booking = booking
    ToolbarItem { Toggle("Breakfast", isOn: $booking.hasBreakfast) }
  }

  @RowBuilder func rows() -> [AnyView] {
    @Bindable var booking = booking
    AnyView(TextField("Name", text: $booking.guest))
    AnyView(Stepper("Nights", value: $booking.nights))
  }

  func plain() -> some View {
    TextField("Name", text: Bindable(booking).guest)
  }
}

/// Names that stand for something else inside.
struct WishList: View {
  @Environment(Booking.self) var booking
  let earlier: [String]

  var body: some View {
    @Bindable var booking = booking
    List {
      row(for: "Sea view")
      own
      ForEach(earlier, id: \.self) { booking in Text(booking) }
      ForEach($booking.wishes, id: \.self) { $booking in
        TextField("Wish", text: $booking)
        Toggle("Breakfast", isOn: Bindable(self.booking).hasBreakfast)
      }
    }
  }

  @ViewBuilder func row(for booking: String) -> some View {
    Text(booking)
    Toggle("Breakfast", isOn: Bindable(self.booking).hasBreakfast)
  }

  @ViewBuilder var own: some View {
    let booking = "Booking"
    TextField(booking, text: Bindable(self.booking).guest)
  }

  var other: some View {
    ForEach(earlier, id: \.self) { booking in
      TextField(booking, text: Bindable(self.booking).guest)
    }
  }
}

/// A local variable cannot be captured by what runs elsewhere.
struct SendButton: View {
  @Environment(Booking.self) var booking

  var body: some View {
    TextField("Name", text: Bindable(booking).guest)
    Button("Send") { Task.detached { await booking.send() } }
  }
}

struct SendHere: View {
  @Environment(Booking.self) var booking

  var body: some View {
    @Bindable var booking = booking
    TextField("Name", text: $booking.guest)
    Button("Send") { Task { await booking.send() } }
  }
}
