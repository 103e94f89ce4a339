import Foundation
import SwiftUI

enum Wording {
  static func left(until day: Date) -> Double { day.timeIntervalSince(Date()) }
}

enum Passes {
  static func isValid(_ name: String, in store: UserDefaults = .standard) -> Bool {
    // says-next: "'Boarding' shows 'isValid', which nothing tracks: what else 'Ferry' publishes, such as 'departure'"
    store.bool(forKey: name)
  }
}

final class Ferry: ObservableObject {
  @Published var departure = Date()
  @Published var seats = 0
  @Published var captain = ""
  @Published var isOpen = false

  func board() { seats += 1 }
}

/// Each change of the ferry had it ask again.
struct Departure: View {
  @ObservedObject var ferry: Ferry  // expect: observed-object "@ObservedObject"

  var body: some View {
    // says-next: "'Departure' asks the clock here while it is drawn: what else 'Ferry' publishes, such as 'seats', will no longer have that done again"
    Text("\(ferry.departure.timeIntervalSince(Date()))")
  }
}

struct Ticket: View {
  @ObservedObject var ferry: Ferry  // expect: observed-object "@ObservedObject"

  var body: some View {
    VStack {
      Text("\(ferry.departure)")
      note
    }
  }

  private var note: some View {
    // says-next: "'Ticket' asks here, while it is drawn, for what is stored elsewhere"
    Text(UserDefaults.standard.bool(forKey: "member") ? "member" : "guest")
  }
}

struct Greeting: View {
  @ObservedObject var ferry: Ferry  // expect: observed-object "@ObservedObject"

  // says-next: "'Greeting' shows 'words', which is picked at random here"
  private var words: String { ["Ahoy", "Hello"].randomElement() ?? "" }

  var body: some View { Text("\(words) \(ferry.captain)") }
}

/// What a static function of its own asks, and what others do.
struct Countdown: View {
  @ObservedObject var ferry: Ferry  // expect: observed-object "@ObservedObject"

  var body: some View { Text("\(Self.left(ferry.departure))") }

  private static func left(_ day: Date) -> Double {
    // says-next: "'Countdown' shows 'left', for which the clock is asked here"
    day.timeIntervalSince(Date())
  }
}

struct Boarding: View {
  @ObservedObject var ferry: Ferry  // expect: observed-object "@ObservedObject"

  var body: some View {
    Text("\(ferry.captain) \(Passes.isValid("day").description)")
  }
}

/// An action asks when it runs, a binding when it is set, a property once.
struct Deck: View {
  @ObservedObject var ferry: Ferry  // expect: observed-object "@ObservedObject"

  @State private var opened = Date()
  @State private var isQuiet = false

  private var quiet: Binding<Bool> {
    // says-not-next: "Deck"
    Binding(get: { isQuiet }, set: { UserDefaults.standard.set($0, forKey: "quiet") })
  }

  var body: some View {
    VStack {
      Toggle("Quiet", isOn: quiet)
      // says-not-next: "Deck"
      Button("\(ferry.captain) \(opened)") { ferry.departure = Date() }
      Text("Deck").onAppear {
        // says-not-next: "Deck"
        opened = Date()
      }
    }
  }
}

/// Another view's binding draws nothing of this one.
struct Harbour: View {
  @StateObject private var ferry = Ferry()

  var body: some View {
    VStack {
      Departure(ferry: ferry)
      Ticket(ferry: ferry)
      Greeting(ferry: ferry)
      Countdown(ferry: ferry)
      Boarding(ferry: ferry)
      Deck(ferry: ferry)
      Cabin(ferry: ferry)
      TextField("Captain", text: $ferry.captain)
      Button("\(ferry.seats) \(ferry.isOpen.description)") { ferry.board() }
    }
  }
}

/// It reads all that there is, and was drawn again by what changes nothing.
final class Buoy: ObservableObject {
  @Published var depth = 0

  func sound() { depth = 3 }
}

struct BuoyView: View {
  @ObservedObject var buoy: Buoy  // expect: observed-object "@ObservedObject"

  var body: some View {
    // says-next: "'BuoyView' asks the clock here while it is drawn: setting 'depth' to the value that it has already will no longer have that done again"
    Button("\(buoy.depth) \(Date())") { buoy.sound() }
  }
}

/// Of types of others only names are known: a function is no property, and collections have some of
/// these themselves.
extension Bundle {
  static func current(_ name: String = "") -> Bool {
    // says-not-next: "Cabin"
    UserDefaults.standard.bool(forKey: name)
  }

  var isEmpty: Bool {
    // says-not-next: "Cabin"
    UserDefaults.standard.bool(forKey: "empty")
  }
}

enum Layout {
  static var width: Double { Locale.current.identifier == "de" ? 120 : 100 }

  static func title(_ names: [String]) -> String { names.isEmpty ? "" : names[0] }
}

struct Cabin: View {
  @ObservedObject var ferry: Ferry  // expect: observed-object "@ObservedObject"

  var body: some View {
    Text(ferry.captain.isEmpty ? "" : Layout.title([ferry.captain])).frame(width: Layout.width)
  }
}
