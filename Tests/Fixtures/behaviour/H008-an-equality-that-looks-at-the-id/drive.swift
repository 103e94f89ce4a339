import SwiftUI

@MainActor func driveParcelTracker() {
  let tracker = ParcelTracker()
  let screen = Screen(ParcelView(tracker: tracker))
  screen.after("parcel = sent") { tracker.receive(Parcel(id: 7, status: "sent")) }
  screen.after("status = lost") { tracker.parcel.status = "lost" }
  screen.after("parcel = another") { tracker.receive(Parcel(id: 8, status: "new")) }
}
