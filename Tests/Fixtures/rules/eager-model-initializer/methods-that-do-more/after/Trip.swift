import Foundation
import SwiftUI

@MainActor class Router {
  static var count = 0
  private var stops: [String] = []
  private var name = "" {
    didSet { Router.count += 1 }
  }
  private var guide: String {
    get { UserDefaults.standard.string(forKey: "guide") ?? "" }
    set { UserDefaults.standard.set(newValue, forKey: "guide") }
  }

  func setStops(_ stops: [String]) { self.stops = stops }
  func rename(_ name: String) { self.name = name }
  func follow(_ guide: String) { self.guide = guide }
  func note() { Router.count += 1 }
  func run(_ action: () -> Void) { action() }
  func take(_ name: () -> [String]) { stops = name() }
  func restart() { print(stops) }
}

final class LoudRouter: Router {
  override func setStops(_ stops: [String]) { Router.count += 1 }
}

/// The observer runs.
@MainActor @Observable final class Walk {
  var title = ""
  private let router = Router()
  init() { router.rename("x") }
}

/// The setter runs.
@MainActor @Observable final class Ride {
  var title = ""
  private let router = Router()
  init() { router.follow("x") }
}

@MainActor @Observable final class Flight {
  var title = ""
  private let router = Router()
  init() { router.note() }
}

@MainActor @Observable final class Sail {
  var title = ""
  private let router = Router()
  init() { router.run { Router.count += 1 } }
}

@MainActor @Observable final class Swim {
  var title = ""
  private let router = Router()
  init() { router.take { [] } }
}

@MainActor @Observable final class Climb {
  var title = ""
  private let router = Router()
  init() { router.restart() }
}

/// The object was there before.
@MainActor @Observable final class Hike {
  var title = ""
  private let router: Router
  init(router: Router) {
    self.router = router
    self.router.setStops([])
  }
}

/// What it has is another class's.
@MainActor @Observable final class Drive {
  var title = ""
  private let router: Router = LoudRouter()
  init() { router.setStops([]) }
}

/// A subclass does something else.
@MainActor @Observable class Tour {
  var title = ""
  init() { rename("x") }
  func rename(_ title: String) { self.title = title }
}

@MainActor @Observable final class LoudTour: Tour {
  override func rename(_ title: String) { Router.count += 1 }
}

protocol Named: AnyObject {
  var title: String { get set }
}

extension Named {
  func rename(_ title: String) { self.title = title }
}

/// The method is a protocol's.
@Observable final class Cruise: Named {
  var title = ""
  init() { rename("x") }
}

/// Another method may have put one there that others have.
@MainActor @Observable final class Visit {
  var title = ""
  @ObservationIgnored private var router = Router()
  init(router: Router) {
    adopt(router)
    self.router.setStops([])
  }
  private func adopt(_ router: Router) { self.router = router }
}

@MainActor @Observable final class Wait {
  var timer = Timer(timeInterval: 1, repeats: true) { _ in }
}

struct TripView: View {
  @State private var walk = Walk()  // expect: eager-model-initializer "@StateObject"
  @State private var ride = Ride()  // expect: eager-model-initializer "@StateObject"
  @State private var flight = Flight()  // expect: eager-model-initializer "@StateObject"
  @State private var sail = Sail()  // expect: eager-model-initializer "@StateObject"
  @State private var swim = Swim()  // expect: eager-model-initializer "@StateObject"
  @State private var climb = Climb()  // expect: eager-model-initializer "@StateObject"
  @State private var hike: Hike  // expect: eager-model-initializer "@StateObject"
  @State private var drive = Drive()  // expect: eager-model-initializer "@StateObject"
  @State private var tour = LoudTour()  // expect: eager-model-initializer "@StateObject"
  @State private var cruise = Cruise()  // expect: eager-model-initializer "@StateObject"
  @State private var visit: Visit  // expect: eager-model-initializer "@StateObject"
  @State private var wait = Wait()  // expect: eager-model-initializer "@StateObject"

  init(router: Router) {
    _hike = State(wrappedValue: Hike(router: router))
    _visit = State(wrappedValue: Visit(router: router))
  }

  var body: some View {
    Text(walk.title + ride.title + flight.title + sail.title)
    Text(swim.title + climb.title + hike.title + drive.title)
    Text(tour.title + cruise.title + visit.title)
    Text(wait.timer.isValid ? "a" : "b")
  }
}
