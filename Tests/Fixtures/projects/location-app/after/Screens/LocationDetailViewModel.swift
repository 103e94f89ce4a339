import Combine
import Foundation
import Observation

@MainActor
@Observable
final class LocationDetailViewModel {  // expect: observable-object-class "LocationDetailViewModel"
  enum CheckIn {
    case arriving, leaving
  }

  var guests: [Guest] = []  // expect: published-property "@Published"
  var isShowingProfileModal = false  // expect: published-property "@Published"
  var isCheckedIn = false  // expect: published-property "@Published"
  private(set) var isLoading = false  // expect: published-property "@Published"

  let location: Location
  private let service: LocationService
  /// Only counted, never shown.
  @ObservationIgnored private var refreshCount = 0  // expect: unpublished-stored-property "refreshCount"
  private(set) var selected: Guest? {  // expect: unpublished-stored-property "selected"
    didSet { isShowingProfileModal = selected != nil }
  }

  var directions: String { "maps://?daddr=\(location.latitude),\(location.longitude)" }

  init(location: Location, service: LocationService = .live) {
    self.location = location
    self.service = service
  }

  func refresh() async {
    refreshCount += 1
    isLoading = true
    defer { isLoading = false }
    guests = (try? await service.guests(location)) ?? []
  }

  func show(_ guest: Guest) {
    selected = guest
  }

  func update(_ checkIn: CheckIn) {
    isCheckedIn = checkIn == .arriving
  }
}
