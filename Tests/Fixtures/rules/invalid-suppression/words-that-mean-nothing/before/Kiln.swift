import SwiftUI

final class Kiln: ObservableObject {
  // migrate-lint:disable:next publised-property -- the log subscribes to it
  // expect-previous: invalid-suppression "publised-property"
  @Published var temperature = 20.0

  // migrate-lint:disable:next published-property the log subscribes to it
  // expect-previous: invalid-suppression "the"
  @Published var humidity = 0.4

  // migrate-lint:disable:nxet published-property
  // expect-previous: invalid-suppression "migrate-lint:disable:nxet"
  @Published var isLit = false

  // migrate-lint:disalbe published-property
  // expect-previous: invalid-suppression "migrate-lint:disalbe"
  @Published var load = 0

  // migrate-lint:disable:next
  // expect-previous: invalid-suppression "migrate-lint:disable:next"
  @Published var program = "bisque"

  // migrate-lint:enable:next published-property
  // expect-previous: invalid-suppression "migrate-lint:enable:next"
  @Published var door = "shut"

  // migrate-lint: disable:next published-property
  // expect-previous: invalid-suppression "migrate-lint: disable:next"
  @Published var fan = 0

  // migrate-lint disable:next published-property
  // expect-previous: invalid-suppression "migrate-lint disable:next"
  @Published var vent = 0
}
