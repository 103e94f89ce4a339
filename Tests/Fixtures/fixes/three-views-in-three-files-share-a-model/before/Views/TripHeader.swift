import SwiftUI

struct TripHeader: View {
  @ObservedObject var trip: Trip

  var body: some View { TextField("Name", text: $trip.name) }
}
