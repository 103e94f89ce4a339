import SwiftUI

final class Greenhouse: ObservableObject {
  @Published var plants = 5
  var humidity = 60
}

struct GreenhouseView: View {
  @ObservedObject var house: Greenhouse

  var body: some View { Text("\(house.plants) plants, \(house.humidity) percent") }
}
