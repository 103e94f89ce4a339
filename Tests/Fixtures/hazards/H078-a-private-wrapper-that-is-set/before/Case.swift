import SwiftUI

@MainActor final class Theme: ObservableObject {
  static let shared = Theme()
  @Published var accent = "blue"
}

/// A copy is given another one.
struct Badge: View {
  @ObservedObject private var theme = Theme.shared  // expect: observed-object "@ObservedObject"
  let count: Int

  func painted(with other: Theme) -> Badge {
    var copy = self
    copy.theme = other
    return copy
  }

  var body: some View { Text("\(count) in \(theme.accent)") }
}

/// Somebody wants to know of it.
struct Stamp: View {
  @ObservedObject private var paint: Theme = .shared {  // expect: observed-object "@ObservedObject"
    didSet { print(paint.accent) }
  }
  let text: String

  var body: some View { Text("\(text) in \(paint.accent)") }
}

@MainActor private protocol Painted {
  var colours: Theme { get set }
}

struct Flag: View, Painted {
  @ObservedObject fileprivate var colours = Theme.shared  // expect: observed-object "@ObservedObject"
  let country: String

  var body: some View { Text("\(country) in \(colours.accent)") }
}

struct Banner: View {
  @ObservedObject private var look = Theme.shared  // expect: observed-object "@ObservedObject"
  let text: String

  mutating func use(_ other: Theme) { look = other }

  var body: some View { Text("\(text) in \(look.accent)") }
}

/// An initialiser of an extension sets it, before the view is shown.
struct Poster: View {
  @ObservedObject private var design = Theme.shared  // expect: observed-object "@ObservedObject"
  let text: String

  var body: some View { Text("\(text) in \(design.accent)") }
}

extension Poster {
  init(sample: Theme) {
    self.init(text: "Sample")
    self.design = sample
  }
}

struct Ribbon: View {
  @ObservedObject private var tone = Theme.shared  // expect: observed-object "@ObservedObject"
  let length: Int

  func toned(_ other: Theme) -> Ribbon { setting(\.tone, other) }

  private func setting<Value>(_ part: WritableKeyPath<Ribbon, Value>, _ value: Value) -> Ribbon {
    var copy = self
    copy[keyPath: part] = value
    return copy
  }

  var body: some View { Text("\(length) cm in \(tone.accent)") }
}

struct Card: View {
  @ObservedObject private var finish = Theme.shared  // expect: observed-object "@ObservedObject"
  let text: String

  mutating func exchange(with other: inout Theme) { swap(&finish, &other) }

  var body: some View { Text("\(text) in \(finish.accent)") }
}

/// Its namesakes are only declared, compared and labelled.
struct Seal: View {
  @ObservedObject private var wax = Theme.shared  // expect: observed-object "@ObservedObject"
  let text: String

  func isLike(_ other: Theme) -> Bool {
    let wax = other
    return self.wax === wax
  }

  var body: some View { Text("\(text) in \(wax.accent)") }
}
