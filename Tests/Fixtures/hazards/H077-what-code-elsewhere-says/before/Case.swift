import SwiftUI

/// A service that keeps nothing itself: what it says stands in the settings of the system.
struct CabinSettings {
  var deck: String {
    get { UserDefaults.standard.string(forKey: "deck") ?? "" }
    nonmutating set { UserDefaults.standard.set(newValue, forKey: "deck") }
  }

  let berths = 2
}

final class Cabin: ObservableObject {  // expect: observable-object-class "Cabin"
  @Published var guest = ""
  private let settings = CabinSettings()

  // says-next: "a view shows 'deck', which nothing tracks"
  var deck: String { settings.deck }
  // says-not-next: "nothing tracks"
  var berths: Int { settings.berths }

  func move(to deck: String) {
    settings.deck = deck
    guest = ""
  }
}

struct CabinView: View {
  @ObservedObject var cabin: Cabin

  var body: some View {
    Text("\(cabin.guest) \(cabin.deck) \(cabin.berths)")
    Button("Up") { cabin.move(to: "A") }
  }
}

/// A table that only an enumeration knows, behind a function of it.
@MainActor enum Manifest {
  static var names: [Int: String] = [:]

  static func name(in berth: Int) -> String? { names[berth] }

  /// Says the same for the same berth.
  static func label(of berth: Int) -> String { berth < 10 ? "0\(berth)" : "\(berth)" }
}

@MainActor final class Passengers: ObservableObject {  // expect: observable-object-class "Passengers"
  @Published var boarded = 0

  // says-next: "a view shows 'count', which nothing tracks"
  var count: Int { Manifest.names.count }
  // says-next: "a view shows 'name', which nothing tracks"
  func name(in berth: Int) -> String? { Manifest.name(in: berth) }
  // says-next: "a view shows 'holder', which nothing tracks"
  func holder(of berth: Int) -> String? { Manifest.names[berth] }

  // says-not-next: "nothing tracks"
  func label(of berth: Int) -> String { Manifest.label(of: berth) }

  func board(_ name: String) {
    Manifest.names[boarded] = name
    boarded += 1
  }
}

struct PassengerList: View {
  @ObservedObject var passengers: Passengers

  var body: some View {
    Text("\(passengers.boarded) \(passengers.count)")
    Text(passengers.name(in: 1) ?? passengers.holder(of: 2) ?? passengers.label(of: 3))
    Button("Board") { passengers.board("Ida") }
  }
}

/// Behind functions that belong to nobody, and the clock.
func isStormWarned() -> Bool { UserDefaults.standard.bool(forKey: "storm") }

func minute() -> Int { Int(Date().timeIntervalSince1970) / 60 }

func knots(_ metres: Int) -> Int { metres * 2 }

final class Voyage: ObservableObject {  // expect: observable-object-class "Voyage"
  @Published var stage = 0
  private let departure = Date()

  // says-next: "a view shows 'isWarned', which nothing tracks"
  var isWarned: Bool { isStormWarned() }
  // says-next: "a view shows 'now', which nothing tracks"
  var now: Int { minute() }
  // says-next: "a view shows 'isLate', which nothing tracks"
  var isLate: Bool { departure.timeIntervalSinceNow < -600 }
  // says-next: "a view shows 'hasLeft', which nothing tracks"
  var hasLeft: Bool { Date.now > departure }

  // says-not-next: "nothing tracks"
  var speed: Int { knots(10) }
  // says-not-next: "nothing tracks"
  var left: Double { departure.timeIntervalSince1970 }

  func goOn() { stage += 1 }
}

struct VoyageView: View {
  @ObservedObject var voyage: Voyage

  var body: some View {
    Text(voyage.isWarned || voyage.isLate || voyage.hasLeft ? "\(voyage.now)" : "-")
    Text("\(voyage.speed) \(voyage.left)")
    Button("\(voyage.stage)") { voyage.goOn() }
  }
}
