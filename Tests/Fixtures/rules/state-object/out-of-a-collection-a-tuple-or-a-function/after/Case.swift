import SwiftUI

@MainActor
@Observable
final class Deck {
  var cards = 0

  static let all = [Deck(), Deck()]
  static let named = ["first": Deck()]
}

@MainActor
final class Services {
  static let shared = Services()
  let deck = Deck()

  subscript<Service>(_ path: KeyPath<Services, Service>) -> Service { self[keyPath: path] }

  func make<Service>(_ type: Service.Type, _ make: () -> Service) -> Service { make() }
}

func with<Value>(_ value: Value, _ change: (Value) -> Void) -> Value {
  change(value)
  return value
}

struct Table: View {
  @State private var element = Deck.all[0]  // expect: state-object "@StateObject"
  @State private var entry = Deck.named["first"]!  // expect: state-object "@StateObject"
  @State private var first = [Deck()].first!  // expect: state-object "@StateObject"
  @State private var made = Services.shared.make(Deck.self) { Deck() }  // expect: state-object "@StateObject"
  @State private var changed = with(Deck()) { $0.cards = 3 }  // expect: state-object "@StateObject"
  @State private var chosen = if Bool.random() { Deck() } else { Deck() }  // expect: state-object "@StateObject"

  var body: some View {
    Text("\(element.cards + entry.cards + first.cards)")
    Text("\(made.cards + changed.cards + chosen.cards)")
  }
}
