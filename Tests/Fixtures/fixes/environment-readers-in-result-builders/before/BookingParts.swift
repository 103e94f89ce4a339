import SwiftUI

struct WithBreakfast: ViewModifier {
  @EnvironmentObject private var booking: Booking

  func body(content: Content) -> some View {
    VStack {
      content
      Toggle("Breakfast", isOn: $booking.hasBreakfast)
    }
  }
}

struct BookingTools: ToolbarContent {
  @EnvironmentObject private var booking: Booking

  var body: some ToolbarContent {
    ToolbarItem { Stepper("Nights", value: $booking.nights) }
    ToolbarItem { Toggle("Breakfast", isOn: $booking.hasBreakfast) }
  }
}

struct BookingCommands: Commands {
  @EnvironmentObject private var booking: Booking

  var body: some Commands {
    CommandMenu("Booking") {
      Toggle("Breakfast", isOn: $booking.hasBreakfast)
    }
    extra
  }

  @CommandsBuilder private var extra: some Commands {
    CommandMenu("Extra") {
      Toggle("Breakfast", isOn: $booking.hasBreakfast)
    }
  }
}

struct BookingScene: Scene {
  @EnvironmentObject private var booking: Booking

  var body: some Scene {
    WindowGroup {
      Toggle("Breakfast", isOn: $booking.hasBreakfast)
    }
  }
}

/// Its `body` is no builder.
@MainActor @propertyWrapper
struct Guest: DynamicProperty {
  @EnvironmentObject private var booking: Booking

  var wrappedValue: String { booking.guest }
  var projectedValue: Binding<String> { $booking.guest }
  var body: Binding<Int> {
    $booking.nights
  }
}
