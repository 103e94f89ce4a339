import Combine
import SwiftUI

@Observable final class Location {
  private(set) var city = "Bern"

  func travel(to city: String) { self.city = city }
}

@Observable final class Postcard {
  private(set) var stamp = ""
  private let location: Location
  private var subscriptions: Set<AnyCancellable> = []

  init(location: Location) {
    self.location = location
    location.$city  // error: value of type 'Location' has no member '$city'
      .map { "Greetings from \($0)" }
      .sink { [weak self] in self?.stamp = $0 }
      .store(in: &subscriptions)
  }
}

struct PostcardView: View {
  @State var postcard: Postcard

  var body: some View { Text(postcard.stamp) }
}
