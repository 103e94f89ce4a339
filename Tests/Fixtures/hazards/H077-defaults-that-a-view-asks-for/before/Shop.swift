import Foundation
import SwiftUI

final class Shop: ObservableObject {
  @Published var offers: [String] = []
  @Published var visits = 0

  func buy() {
    UserDefaults.standard.set(true, forKey: "member")
    visits += 1
  }
}

/// Each change of the shop had it ask the defaults again.
struct OfferList: View {
  @ObservedObject var shop: Shop  // expect: observed-object "@ObservedObject"

  private var isMember: Bool {
    // says-next: "'OfferList' shows 'isMember', which nothing tracks: what else 'Shop' publishes, such as 'visits'"
    UserDefaults.standard.bool(forKey: "member")
  }

  var body: some View {
    ForEach(shop.offers, id: \.self) { Text($0) }
    if isMember { Text("for members") } else { Button("Join") { shop.buy() } }
  }
}

/// It reads what is set along.
struct Counter: View {
  @ObservedObject var shop: Shop  // expect: observed-object "@ObservedObject"

  private var isMember: Bool {
    // says-not-next: "nothing tracks"
    UserDefaults.standard.bool(forKey: "member")
  }

  var body: some View { Text("\(shop.visits) \(shop.offers.count) \(isMember ? "in" : "out")") }
}

enum Keys {
  enum UserDefaults {
    static let last = "last"
  }
}

extension View {
  /// It writes where the customer was, and asks for nothing.
  func remembered(_ name: String) -> some View {
    // says-not-next: "nothing tracks"
    onAppear { UserDefaults.standard.set(name, forKey: Keys.UserDefaults.last) }
  }

  func remembered(in group: String, _ name: String) -> some View {
    // says-not-next: "nothing tracks"
    onAppear { UserDefaults(suiteName: group)?.set(name, forKey: "last") }
  }
}

struct Door: View {
  @ObservedObject var shop: Shop  // expect: observed-object "@ObservedObject"

  var body: some View {
    ForEach(shop.offers, id: \.self) { Text($0) }
      .remembered("door")
      .remembered(in: "group.shop", "door")
  }
}

extension UserDefaults {
  /// Sets it only where there is nothing, and gives what there is.
  @discardableResult
  func set<Value>(_ value: Value, ifMissing key: String) -> Value {
    if let old = dictionaryRepresentation()[key] as? Value { return old }
    set(value, forKey: key)
    return value
  }
}

/// What sets it only where there is nothing says what there is.
final class Shelf: ObservableObject {
  @Published var changes = 0

  // says-next: "a view shows 'size', which nothing tracks"
  var size: Int { UserDefaults.standard.set(20, ifMissing: "size") }

  func grow() {
    UserDefaults.standard.set(40, forKey: "size")
    changes += 1
  }
}

struct ShelfView: View {
  @StateObject private var shelf = Shelf()

  var body: some View { Text("\(shelf.size)").onTapGesture { shelf.grow() } }
}

struct Till: View {
  @ObservedObject var shop: Shop  // expect: observed-object "@ObservedObject"

  private var isMember: Bool {
    // says-next: "'Till' shows 'isMember', which nothing tracks"
    UserDefaults.standard.set(false, ifMissing: "member")
  }

  var body: some View {
    ForEach(shop.offers, id: \.self) { Text($0) }
    Text(isMember ? "in" : "out")
  }
}

struct Mall: View {
  @StateObject private var shop = Shop()

  var body: some View {
    OfferList(shop: shop)
    Door(shop: shop)
    Till(shop: shop)
    Counter(shop: shop)
  }
}
