import Foundation
import SwiftUI

final class Mast: Sendable {
  static let shared = Mast()
  func listen(_ station: String) -> Int { station.count }
  func leave(_ token: Int) {}
  func silence() {}
}

/// Nobody has given a new one a token: its end does nothing.
final class Radio: ObservableObject {
  @Published var station = "Hilversum"
  private var token: Int?
  private var other: Int? = nil

  init(station: String = "Hilversum") { self.station = station }

  deinit {
    if let token { Mast.shared.leave(token) }
    if let old = self.other {
      Mast.shared.leave(old)
      Mast.shared.silence()
    }
    close()
  }

  func open() { token = Mast.shared.listen(station) }

  private func close() {
    guard let token else { return }
    Mast.shared.leave(token)
  }
}

/// What it does elsewhere, it does without one.
final class Loud: ObservableObject {
  @Published var station = "Hilversum"
  private var token: Int?

  deinit {
    if let token {
      Mast.shared.leave(token)
    } else {
      Mast.shared.leave(station.count)
    }
  }

  func open() { token = Mast.shared.listen(station) }
}

/// Its initialiser sets it, by way of a function.
final class Early: ObservableObject {
  @Published var station = "Hilversum"
  private var token: Int?

  init() { open() }

  deinit {
    if let token { Mast.shared.leave(token) }
  }

  private func open() { token = Mast.shared.listen(station) }
}

/// Anybody may give it one.
final class Borrowed: ObservableObject {
  @Published var station = "Hilversum"
  var token: Int?

  deinit {
    if let token { Mast.shared.leave(token) }
  }
}

/// Who makes it gives it one at once.
final class Tuned: ObservableObject {
  @Published var station = "Hilversum"
  private var token: Int?

  static func live() -> Tuned {
    let tuned = Tuned()
    tuned.token = Mast.shared.listen("Paris")
    return tuned
  }

  func started() -> Tuned {
    token = Mast.shared.listen(station)
    return self
  }

  deinit {
    if let token { Mast.shared.leave(token) }
  }
}

protocol Listening: AnyObject { func listen() }

extension Listening {
  func begin() { listen() }
}

/// A protocol calls what sets it.
final class Called: ObservableObject, Listening {
  @Published var station = "Hilversum"
  private var token: Int?

  init() { begin() }

  func listen() { token = Mast.shared.listen(station) }

  deinit {
    if let token { Mast.shared.leave(token) }
  }
}

/// The one that it asks for at its end is another one.
final class Shadowed: ObservableObject {
  @Published var station = "Hilversum"
  private var token: Int?

  func open() { token = Mast.shared.listen(station) }

  deinit {
    let token = Optional(station.count)
    if let token { Mast.shared.leave(token) }
  }
}

struct Cabinet: View {
  @StateObject private var tuned = Tuned.live()  // expect: eager-model-initializer "@StateObject"
  @StateObject private var started = Tuned().started()  // expect: eager-model-initializer "@StateObject"
  @StateObject private var called = Called()  // expect: eager-model-initializer "@StateObject"
  @StateObject private var shadowed = Shadowed()  // expect: eager-model-initializer "@StateObject"

  var body: some View {
    Text(tuned.station + started.station + called.station + shadowed.station)
      .onAppear { shadowed.open() }
  }
}

struct Shelf: View {
  @StateObject private var radio = Radio()
  @StateObject private var loud = Loud()  // expect: eager-model-initializer "@StateObject"
  @StateObject private var early = Early()  // expect: eager-model-initializer "@StateObject"
  @StateObject private var borrowed = Borrowed()  // expect: eager-model-initializer "@StateObject"

  var body: some View {
    Text(radio.station + loud.station + early.station + borrowed.station)
      .onAppear {
        radio.open()
        loud.open()
      }
  }
}

struct Kitchen: View {
  var body: some View {
    Shelf()
    Cabinet()
  }
}
