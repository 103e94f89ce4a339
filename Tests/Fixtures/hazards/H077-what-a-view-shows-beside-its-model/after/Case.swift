import SwiftUI

enum Phrases { nonisolated(unsafe) static var tongue = "en" }

extension String {
  var spoken: String { Phrases.tongue + self }
}

final class Oven {
  var heat = 20
  var door = "closed"
  var shelves = 3
  var label: String { "\(heat) degrees" }

  func warm() { heat += 10 }
}

@MainActor @Observable final class Kitchen {
  static let shared = Kitchen()
  var tongue = "en" { didSet { Phrases.tongue = tongue } }
  var guests = 0
  var dish = "Soup"
}

struct Greeting: View {
  var kitchen = Kitchen.shared  // expect: observed-object "@ObservedObject"

  // says-next: "'Greeting' shows 'Phrases.tongue', which nothing tracks: setting 'tongue' will no"
  var body: some View { Text("hello".spoken) }
}

struct Stove: View {
  var oven: Oven
  var kitchen = Kitchen.shared  // expect: observed-object "@ObservedObject"

  var body: some View {
    Text(kitchen.dish)
    // says-next: "'Stove' shows 'Oven.heat', which nothing tracks: setting 'guests' will no longer"
    Text(oven.label)
    Button("Warm") {
      oven.warm()
      kitchen.guests += 1
    }
  }
}

struct Door: View {
  var oven: Oven
  @State private var isOpen = false
  var kitchen = Kitchen.shared  // expect: observed-object "@ObservedObject"

  var body: some View {
    Text(kitchen.dish)
    // says-not-next: "nothing tracks"
    Text(oven.door)
    // says-not-next: "nothing tracks"
    Text("\(oven.shelves) \(isOpen)")
    Button("Open") {
      oven.door = "open"
      kitchen.guests += 1
      kitchen.dish = "Cake"
    }
    Button("Close") {
      oven.shelves = 2
      kitchen.guests += 1
      isOpen = false
    }
  }
}

struct Guests: View {
  var kitchen = Kitchen.shared  // expect: observed-object "@ObservedObject"
  var body: some View { Text("\(kitchen.guests) \(kitchen.tongue)") }
}
