import SwiftUI

final class Quarry: ObservableObject {
  // migrate-lint:disable published-property -- until the survey is done
  @Published var depth = 0
  // migrate-lint:disable migration
  // expect-previous: unused-suppression "migration"
  @Published var width = 0
  // migrate-lint:enable all
  @Published var blasts = 0
  // migrate-lint:enable published-property
  // expect-previous: unused-suppression "published-property"
}
