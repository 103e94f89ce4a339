import SwiftUI

@Observable final class Itinerary: Codable {
  @ObservationIgnored var title = "Alps"
  @ObservationIgnored var days = 4
}

struct ItineraryView: View {
  var itinerary: Itinerary

  var body: some View { Text("\(itinerary.title), \(itinerary.days) days") }
}
