import SwiftUI

final class Ferry: ObservableObject {
  // migrate-lint:disable:next published-property
  @Published var passengers = 0
}
