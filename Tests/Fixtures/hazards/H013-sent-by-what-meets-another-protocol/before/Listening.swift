import Combine
import SwiftUI

protocol Station: AnyObject {
  var name: String { get }
}

protocol Sender: AnyObject {
  var objectWillChange: ObservableObjectPublisher { get }
}

final class Harbour: Station, Sender {
  let objectWillChange = ObservableObjectPublisher()
  let name = "North"
}

/// Whatever it is, it is a station.
final class Listener<Source: Station> where Source: Sender {
  private var source: Source?
  private var subscription: AnyCancellable?

  func listen(to source: Source) {
    self.source = source
    subscription = self.source?.objectWillChange.sink { _ in }
  }
}

final class Compass: ObservableObject {  // expect: observable-object-class "Compass"
  @Published var angle = 0.0
}

struct CompassView: View {
  @StateObject private var compass = Compass()

  var body: some View { Slider(value: $compass.angle) }
}
