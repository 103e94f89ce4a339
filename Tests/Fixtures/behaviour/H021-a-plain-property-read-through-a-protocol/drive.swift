import SwiftUI

@MainActor func driveTaxiTrip() {
  let trip = TaxiTrip()
  let fare = Screen(FareView(trip: trip))
  let toll = Screen(TollView(trip: trip))
  let tip = Screen(TipView(trip: trip))
  let fee = Screen(FeeView(trip: trip))
  let label = Screen(TripView(trip: trip))
  trip.drive()
  fare.after("any Priced") {}
  toll.after("some Priced") {}
  tip.after("a generic parameter") {}
  fee.after("an extension of the protocol") {}
  label.after("an override") {}
}
