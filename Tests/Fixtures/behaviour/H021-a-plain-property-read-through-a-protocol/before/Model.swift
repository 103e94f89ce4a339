import SwiftUI

protocol Priced {
  var fare: Int { get }
  var toll: Int { get }
  var tip: Int { get }
  var fee: Int { get }
}

extension Priced {
  var feeText: String { "fee \(fee)" }
}

class Trip: ObservableObject {
  @Published var distance = 0
  var label: String { "a trip" }
}

final class TaxiTrip: Trip, Priced {
  var fare = 5
  var toll = 0
  var tip = 0
  var fee = 1
  var driver = "Mira"
  override var label: String { "with \(driver)" }

  func drive() {
    distance += 1
    fare += 2
    toll += 1
    tip += 1
    fee += 1
    driver = "Jo"
  }
}

func fareText(_ priced: any Priced) -> String { "fare \(priced.fare)" }

func tollText(_ priced: some Priced) -> String { "toll \(priced.toll)" }

func tipText<Item: Priced>(_ item: Item) -> String { "tip \(item.tip)" }

struct FareView: View {
  @ObservedObject var trip: TaxiTrip

  var body: some View { Text(fareText(trip)) }
}

struct TollView: View {
  @ObservedObject var trip: TaxiTrip

  var body: some View { Text(tollText(trip)) }
}

struct TipView: View {
  @ObservedObject var trip: TaxiTrip

  var body: some View { Text(tipText(trip)) }
}

struct FeeView: View {
  @ObservedObject var trip: TaxiTrip

  var body: some View { Text(trip.feeText) }
}

struct TripView: View {
  @ObservedObject var trip: Trip

  var body: some View { Text(trip.label) }
}
