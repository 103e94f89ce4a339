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
@MainActor final class Walk: ObservableObject {
  @Published var title = ""
  private let router = Router()
  init() { router.rename("x") }
}

/// The setter runs.
@MainActor final class Ride: ObservableObject {
  @Published var title = ""
  private let router = Router()
  init() { router.follow("x") }
}

@MainActor final class Flight: ObservableObject {
  @Published var title = ""
  private let router = Router()
  init() { router.note() }
}

@MainActor final class Sail: ObservableObject {
  @Published var title = ""
  private let router = Router()
  init() { router.run { Router.count += 1 } }
}

@MainActor final class Swim: ObservableObject {
  @Published var title = ""
  private let router = Router()
  init() { router.take { [] } }
}

@MainActor final class Climb: ObservableObject {
  @Published var title = ""
  private let router = Router()
  init() { router.restart() }
}

/// The object was there before.
@MainActor final class Hike: ObservableObject {
  @Published var title = ""
  private let router: Router
  init(router: Router) {
    self.router = router
    self.router.setStops([])
  }
}

/// What it has is another class's.
@MainActor final class Drive: ObservableObject {
  @Published var title = ""
  private let router: Router = LoudRouter()
  init() { router.setStops([]) }
}

/// A subclass does something else.
@MainActor class Tour: ObservableObject {
  @Published var title = ""
  init() { rename("x") }
  func rename(_ title: String) { self.title = title }
}

@MainActor final class LoudTour: Tour {
  override func rename(_ title: String) { Router.count += 1 }
}

protocol Named: AnyObject {
  var title: String { get set }
}

extension Named {
  func rename(_ title: String) { self.title = title }
}

/// The method is a protocol's.
final class Cruise: ObservableObject, Named {
  @Published var title = ""
  init() { rename("x") }
}

/// Another method may have put one there that others have.
@MainActor final class Visit: ObservableObject {
  @Published var title = ""
  private var router = Router()
  init(router: Router) {
    adopt(router)
    self.router.setStops([])
  }
  private func adopt(_ router: Router) { self.router = router }
}

@MainActor final class Wait: ObservableObject {
  @Published var timer = Timer(timeInterval: 1, repeats: true) { _ in }
}

struct TripView: View {
  @StateObject private var walk = Walk()  // expect: eager-model-initializer "@StateObject"
  @StateObject private var ride = Ride()  // expect: eager-model-initializer "@StateObject"
  @StateObject private var flight = Flight()  // expect: eager-model-initializer "@StateObject"
  @StateObject private var sail = Sail()  // expect: eager-model-initializer "@StateObject"
  @StateObject private var swim = Swim()  // expect: eager-model-initializer "@StateObject"
  @StateObject private var climb = Climb()  // expect: eager-model-initializer "@StateObject"
  @StateObject private var hike: Hike  // expect: eager-model-initializer "@StateObject"
  @StateObject private var drive = Drive()  // expect: eager-model-initializer "@StateObject"
  @StateObject private var tour = LoudTour()  // expect: eager-model-initializer "@StateObject"
  @StateObject private var cruise = Cruise()  // expect: eager-model-initializer "@StateObject"
  @StateObject private var visit: Visit  // expect: eager-model-initializer "@StateObject"
  @StateObject private var wait = Wait()  // expect: eager-model-initializer "@StateObject"

  init(router: Router) {
    _hike = StateObject(wrappedValue: Hike(router: router))
    _visit = StateObject(wrappedValue: Visit(router: router))
  }

  var body: some View {
    Text(walk.title + ride.title + flight.title + sail.title)
    Text(swim.title + climb.title + hike.title + drive.title)
    Text(tour.title + cruise.title + visit.title)
    Text(wait.timer.isValid ? "a" : "b")
  }
}
