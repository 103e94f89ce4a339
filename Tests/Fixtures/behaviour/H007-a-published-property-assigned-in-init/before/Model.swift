import SwiftUI

final class Postcard: ObservableObject {
  @Published var city: String {
    didSet { print("city was \(oldValue)") }
  }
  @Published var stamps = 1 {
    didSet { print("stamps were \(oldValue)") }
  }

  init(city: String, stamps: Int) {
    self.city = city
    self.stamps = stamps
    self.city = city.uppercased()
  }
}

struct PostcardView: View {
  @ObservedObject var card: Postcard

  var body: some View { Text("\(card.city), \(card.stamps) stamps") }
}
