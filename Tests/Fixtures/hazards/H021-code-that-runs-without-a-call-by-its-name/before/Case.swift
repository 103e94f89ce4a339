import Foundation
import SwiftUI

/// A parcel at the counter: only its weight was ever published.
final class Parcel: ObservableObject, Identifiable {
  @Published var weight = 1
  // Each of these is shown by code that the view does not call by a name of the project's types.
  var sender = "Ada"  // expect: unpublished-stored-property "sender"
  var street = "1, Quay"  // expect: unpublished-stored-property "street"
  var town = "Bergen"  // expect: unpublished-stored-property "town"
  var colour = "red"  // expect: unpublished-stored-property "colour"
  var shelf = "A"  // expect: unpublished-stored-property "shelf"
  var customs = "none"  // expect: unpublished-stored-property "customs"
  var stamp = "blue"  // expect: unpublished-stored-property "stamp"
  var rate = "slow"  // expect: unpublished-stored-property "rate"
  var size = 1  // expect: unpublished-stored-property "size"
  var zone = 2  // expect: unpublished-stored-property "zone"
  var route = "ferry"  // expect: unpublished-stored-property "route"
  var remark = "fragile"  // expect: unpublished-stored-property "remark"
  var seal = "wax"  // expect: unpublished-stored-property "seal"
  var order = 1  // expect: unpublished-stored-property "order"
  var hull = "box"  // expect: unpublished-stored-property "hull"
  // Nothing shows this one.
  var scans = 0  // expect: unpublished-stored-property "scans"

  func relabel() {
    sender = "Bo"
    street = "2, Quay"
    town = "Oslo"
    colour = "green"
    shelf = "B"
    customs = "due"
    stamp = "grey"
    rate = "fast"
    size = 2
    zone = 3
    route = "road"
    remark = "heavy"
    seal = "lead"
    order = 2
    hull = "bag"
    scans += 1
    weight += 1
  }
}

// Extensions of types of others: an initialiser, a static function, a subscript.
extension Text {
  init(parcel: Parcel) { self.init(parcel.sender) }
  static func address(of parcel: Parcel) -> Text { Text(parcel.street) }
}
extension Array where Element == String {
  init(of parcel: Parcel) { self = [parcel.town] }
}
typealias Lines = [String]
extension Lines {
  static func colours(of parcel: Parcel) -> Lines { [parcel.colour] }
}
extension Dictionary where Key == String, Value == String {
  subscript(parcel: Parcel) -> String { parcel.shelf }
}

// Initialisers that are values, or that nobody spells.
struct Declaration {
  var text: String
  init(_ parcel: Parcel) { text = parcel.customs }
}
struct Postage {
  var text: String
  init(paid parcel: Parcel) { text = parcel.stamp }
}
protocol Priced {
  init(priced parcel: Parcel)
  var text: String { get }
}
struct Price: Priced {
  var text: String
  init(priced parcel: Parcel) { text = parcel.rate }
}
func price<P: Priced>(_ type: P.Type, _ parcel: Parcel) -> P { P(priced: parcel) }

// Operators, patterns, builders, interpolation, static subscripts, protocols of others.
prefix operator ~~
prefix func ~~ (parcel: Parcel) -> Int { parcel.size }
infix operator <->
func <-> (parcel: Parcel, text: String) -> String { "\(parcel.zone)" + text }
func ~= (pattern: String, parcel: Parcel) -> Bool { parcel.route == pattern }

@resultBuilder enum Label {
  static func buildExpression(_ parcel: Parcel) -> [String] { [parcel.remark] }
  static func buildBlock(_ lines: [String]...) -> [String] { lines.flatMap { $0 } }
}
func label(@Label _ lines: () -> [String]) -> [String] { lines() }

struct Register<Item> {
  static subscript(_ parcel: Parcel) -> String { parcel.seal }
}

struct ByOrder: SortComparator {
  var order: SortOrder = .forward
  func compare(_ a: Parcel, _ b: Parcel) -> ComparisonResult {
    a.order < b.order ? .orderedAscending : .orderedDescending
  }
}

extension String.StringInterpolation {
  mutating func appendInterpolation(hullOf parcel: Parcel) { appendLiteral(parcel.hull) }
}

struct Counter: View {
  @ObservedObject var parcel: Parcel
  var parcels: [Parcel]

  var body: some View {
    VStack {
      Text(parcel: parcel)
      Text.address(of: parcel)
      Text([String](of: parcel)[0])
      Text(Lines.colours(of: parcel)[0])
      Text(["": ""][parcel])
      Text(parcels.map(Declaration.init)[0].text)
      Text(postage.text)
      Text(price(Price.self, parcel).text)
    }
    VStack {
      Text("\(~~parcel)")
      Text(parcel <-> " weighs \(parcel.weight)")
      if case "ferry" = parcel { Text("by sea") }
      Text(label { parcel }[0])
      Text(Register<Int>[parcel])
      Text("\(parcels.sorted(using: ByOrder()).count)")
      Text(verbatim: "in a \(hullOf: parcel)")
      Button("relabel") { parcel.relabel() }
    }
  }

  private var postage: Postage { .init(paid: parcel) }
}
