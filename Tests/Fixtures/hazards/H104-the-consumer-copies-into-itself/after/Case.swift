import Combine
import SwiftUI

final class Location: ObservableObject {
  @Published private(set) var city = "Bern"

  func travel(to city: String) { self.city = city }
}

@Observable final class Postcard {
  private(set) var stamp = ""
  private let location: Location
  @ObservationIgnored private var subscriptions: Set<AnyCancellable> = []

  init(location: Location) {
    self.location = location
    let cities: Published<String>.Publisher = location.$city  // expect: published-projection "$city"
    cities
      .map { "Greetings from \($0)" }
      .sink { [weak self] in self?.stamp = $0 }
      .store(in: &subscriptions)
  }
}

struct PostcardView: View {
  @State var postcard: Postcard

  var body: some View { Text(postcard.stamp) }
}
