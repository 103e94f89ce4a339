import SwiftUI

struct WithBreakfast: ViewModifier {
  @Environment(Booking.self) private var booking

  func body(content: Content) -> some View {
    @Bindable var booking = booking
    VStack {
      content
      Toggle("Breakfast", isOn: $booking.hasBreakfast)
    }
  }
}

struct BookingTools: ToolbarContent {
  @Environment(Booking.self) private var booking

  var body: some ToolbarContent {
    @Bindable var booking = booking
    ToolbarItem { Stepper("Nights", value: $booking.nights) }
    ToolbarItem { Toggle("Breakfast", isOn: $booking.hasBreakfast) }
  }
}

struct BookingCommands: Commands {
  @Environment(Booking.self) private var booking

  var body: some Commands {
    @Bindable var booking = booking
    CommandMenu("Booking") {
      Toggle("Breakfast", isOn: $booking.hasBreakfast)
    }
    extra
  }

  @CommandsBuilder private var extra: some Commands {
    @Bindable var booking = booking
    CommandMenu("Extra") {
      Toggle("Breakfast", isOn: $booking.hasBreakfast)
    }
  }
}

struct BookingScene: Scene {
  @Environment(Booking.self) private var booking

  var body: some Scene {
    @Bindable var booking = booking
    WindowGroup {
      Toggle("Breakfast", isOn: $booking.hasBreakfast)
    }
  }
}

/// Its `body` is no builder.
@MainActor @propertyWrapper
struct Guest: DynamicProperty {
  @Environment(Booking.self) private var booking

  var wrappedValue: String { booking.guest }
  var projectedValue: Binding<String> { Bindable(booking).guest }
  var body: Binding<Int> {
    Bindable(booking).nights
  }
}
