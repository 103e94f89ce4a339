// migrate-lint:disable:file unpublished-stored-property --
// expect-previous: suppression-without-reason "migrate-lint:disable:file unpublished-stored-property"
import SwiftUI

final class Ferry: ObservableObject {
  var line = "A"
  // migrate-lint:disable:next published-property -- the harbour subscribes to it
  @Published var passengers = 0
  /* migrate-lint:disable published-property, all */
  // expect-previous: suppression-without-reason "migrate-lint:disable published-property, all"
  @Published var cars = 0
  // migrate-lint:enable published-property, all
}
