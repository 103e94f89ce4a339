// migrate-lint:disable:file object-will-change -- nobody sends
// expect-previous: unused-suppression "object-will-change"
import SwiftUI

final class Harbour: ObservableObject {
  // migrate-lint:disable:next published-property
  @Published var berths = 0
  // migrate-lint:disable:next state-object published-property
  // expect-previous: unused-suppression "state-object"
  @Published var tide = 0.0
  let name = "North"  // migrate-lint:disable:this all
  // expect-previous: unused-suppression "all"
  // migrate-lint:disable:previous published-property
  // expect-previous: unused-suppression "published-property"

  // migrate-lint:disable blocker
  // expect-previous: unused-suppression "blocker"
  @Published var cranes = 0
  // migrate-lint:enable blocker
  // migrate-lint:enable ownership
  // expect-previous: unused-suppression "ownership"
}
// migrate-lint:disable:next all
// expect-previous: unused-suppression "all"
