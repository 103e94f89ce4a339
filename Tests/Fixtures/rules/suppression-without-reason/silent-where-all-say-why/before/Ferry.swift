import SwiftUI

final class Ferry: ObservableObject {
  // migrate-lint:disable:next published-property -- the harbour subscribes to it
  @Published var passengers = 0
  // migrate-lint:disable published-property -- these, too
  @Published var cars = 0
  // migrate-lint:enable published-property
}
