import Parcels

struct ParcelTests {
  func startsOnItsWay() -> Bool {
    let parcel = Parcel()
    return !parcel.isDelivered
  }
}
