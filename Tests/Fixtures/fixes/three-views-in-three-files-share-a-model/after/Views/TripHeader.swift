import SwiftUI

struct TripHeader: View {
  @Bindable var trip: Trip

  var body: some View { TextField("Name", text: $trip.name) }
}
