import Foundation
import SwiftUI

extension Notification.Name {
  static let filled = Notification.Name("filled")
}

/// Whoever listens asks for the cart, which is being changed.
struct Cart {
  var count = 0

  mutating func fill() {
    count += 1
    NotificationCenter.default.post(name: .filled, object: nil)
  }
}

@MainActor final class Shop: ObservableObject {
  @Published var cart = Cart()

  func fill() { cart.fill() }  // expect: mutation-reads-itself "cart"
}

@MainActor final class Hub {
  static let shared = Hub()
  var onChange: () -> Void = {}
}

@MainActor struct Row {
  var isOn = false { didSet { Hub.shared.onChange() } }
  var list: [Int] = [] { didSet { Hub.shared.onChange() } }
}

@MainActor final class Toggles: ObservableObject {
  @Published var row = Row()

  init() {
    Hub.shared.onChange = { [unowned self] in print(row.isOn) }
  }

  func flip() { row.isOn.toggle() }  // expect: mutation-reads-itself "row"
}

@MainActor final class Lists: ObservableObject {
  @Published var row = Row()

  init() {
    Hub.shared.onChange = { [unowned self] in print(row.isOn) }
  }

  func change() { row.list[0] = 1 }  // expect: mutation-reads-itself "row"
}

struct State2 { var count = 0 }

@MainActor final class Store: ObservableObject {
  @Published var state = State2()
  var reducers: [String: (inout State2) -> Void] = [:]

  func send() { reducers["a"]?(&state) }  // expect: mutation-reads-itself "state"
}

struct ShopView: View {
  @ObservedObject var shop: Shop
  @ObservedObject var toggles: Toggles
  @ObservedObject var lists: Lists
  @ObservedObject var store: Store
  var body: some View {
    Text("\(shop.cart.count) \(toggles.row.list.count) \(lists.row.list.count)")
    Text("\(store.state.count)")
  }
}
