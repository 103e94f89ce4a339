import Combine
import Foundation
import Observation

@Observable
class Animal {
  var name = ""
}

@Observable
final class Dog: Animal {
  var tricks: [String] = []
}

/// Stores nothing itself.
final class Cat: Animal {
  var greeting: String { "I am " + name }
  let lives = 9
  static let count = 0
}

/// Stores nothing that a view shows.
final class Bird: Animal {
  @ObservationIgnored var height = 0.0
  private var wings = 2
  lazy var song = name + "!"
  weak var nest: Animal?
  var onLanding: (() -> Void)?
  var flight: Task<Void, Never>?
  var subscriptions = Set<AnyCancellable>()
}

class Base {
  let id = 1
  private var cache: [Int] = []
  var description: String { "\(id)" }
}

@Observable
final class Derived: Base {
  var count = 0
}

@Observable
final class Controller: NSObject {
  var count = 0
}
