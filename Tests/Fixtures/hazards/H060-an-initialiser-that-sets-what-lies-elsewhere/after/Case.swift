import Foundation
import SwiftUI

@propertyWrapper
struct Remembered<Value> {
  let key: String
  let standard: Value

  init(_ key: String, standard: Value) {
    self.key = key
    self.standard = standard
  }

  var wrappedValue: Value {
    get { UserDefaults.standard.object(forKey: key) as? Value ?? standard }
    set { UserDefaults.standard.set(newValue, forKey: key) }
  }
}

@propertyWrapper
struct Positive {
  private var value = 0

  init(wrappedValue: Int) { value = max(0, wrappedValue) }

  var wrappedValue: Int {
    get { value }
    set { value = max(0, newValue) }
  }
}

final class Tower: @unchecked Sendable {
  static let shared = Tower()
  var listeners = 0
  var volumes: [String: Int] = [:]
  subscript(name: String) -> Int {
    get { volumes[name] ?? 0 }
    set { volumes[name] = newValue }
  }
  func tune(to frequency: Double) { listeners += Int(frequency) }
}

/// By its wrapper it counts in the defaults.
@Observable final class Launches {
  var isManyTimes = false
  @ObservationIgnored @Remembered("launches", standard: 0) private var count: Int

  init() {
    count += 1
    isManyTimes = count > 10
  }
}

/// What its property holds is the tower that all have.
@Observable final class Aerial {
  var height = 1
  private let tower = Tower.shared

  init() { tower.listeners += 1 }
}

@Observable final class Dish {
  var angle = 0

  init() { Tower.shared["dish"] += 1 }
}

/// Its setter tunes the tower.
@Observable final class Dial {
  var isLit = false
  var frequency: Double {
    get { 0 }
    set { Tower.shared.tune(to: newValue) }
  }

  init() { frequency = 101.5 }
}

/// All that these set is their own.
@Observable final class Mast {
  var height = 1
  @ObservationIgnored @Positive private var feet = 3
  private let tower = Tower()

  init() {
    feet += 1
    tower.listeners += 1
    tower["mast"] = 2
  }
}

struct Station: View {
  @State private var launches = Launches()  // expect: eager-model-initializer "@StateObject"
  @State private var aerial = Aerial()  // expect: eager-model-initializer "@StateObject"
  @State private var dish = Dish()  // expect: eager-model-initializer "@StateObject"
  @State private var dial = Dial()  // expect: eager-model-initializer "@StateObject"
  @State private var mast = Mast()

  var body: some View {
    Text("\(launches.isManyTimes) \(aerial.height) \(dish.angle) \(dial.isLit) \(mast.height)")
  }
}
