import SwiftUI

final class Itinerary: ObservableObject, Codable {
  var title = "Alps"
  var days = 4
}

struct ItineraryView: View {
  @ObservedObject var itinerary: Itinerary

  var body: some View { Text("\(itinerary.title), \(itinerary.days) days") }
}
