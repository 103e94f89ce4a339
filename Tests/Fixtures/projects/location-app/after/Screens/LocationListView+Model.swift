import SwiftUI

extension LocationListView {
  /// What the list shows. `@Published` values are written on the main actor only.
  @MainActor
  @Observable
  final class LocationListViewModel {  // expect: observable-object-class "LocationListViewModel"
    var locations: [Location] = []  // expect: published-property "@Published"
    private(set) var guests: [UUID: [Guest]] = [:]  // expect: published-property "@Published"
    var alert: AlertItem?  // expect: published-property "@Published"

    @ObservationIgnored private var lastLoad: Date?  // expect: unpublished-stored-property "lastLoad"
    private let service: LocationService

    init(service: LocationService = .live) {
      self.service = service
    }

    func load() async {
      if let lastLoad, Date().timeIntervalSince(lastLoad) < 60 { return }
      do {
        locations = try await service.locations()
        for location in locations {
          guests[location.id] = try await service.guests(location)
        }
        lastLoad = Date()
      } catch {
        alert = .offline
      }
    }
  }
}
