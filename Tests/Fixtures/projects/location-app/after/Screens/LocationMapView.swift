import SwiftUI

struct LocationMapView: View {
  // The locator asks for permission as soon as it is made: once per map today.
  @State private var viewModel = LocationMapViewModel(locator: DeviceLocator())  // expect: state-object "@StateObject" ; eager-model-initializer "@StateObject"

  var body: some View {
    VStack {
      Text("\(viewModel.latitude), \(viewModel.longitude)")
      if viewModel.hasLostSignal {
        Text("Searching for a signal")
      }
      Toggle("Follow me", isOn: $viewModel.isFollowing)
    }
  }
}

extension LocationMapView {
  @MainActor
  @Observable
  final class LocationMapViewModel: NSObject {  // expect: observable-object-class "LocationMapViewModel"
    fileprivate(set) var latitude = 0.0  // expect: published-property "@Published"
    fileprivate(set) var longitude = 0.0  // expect: published-property "@Published"
    var isFollowing = true  // expect: published-property "@Published"
    fileprivate(set) var hasLostSignal = false  // expect: published-property "@Published"

    private let locator: DeviceLocator
    @ObservationIgnored fileprivate var moves = 0  // expect: unpublished-stored-property "moves"

    init(locator: DeviceLocator) {
      self.locator = locator
      super.init()
      locator.delegate = self
      locator.requestPermission()
      locator.start()
    }
  }
}

extension LocationMapView.LocationMapViewModel: DeviceLocatorDelegate {
  func deviceLocator(_ locator: DeviceLocator, didMoveTo latitude: Double, _ longitude: Double) {
    moves += 1
    guard isFollowing else { return }
    self.latitude = latitude
    self.longitude = longitude
    hasLostSignal = false
  }

  func deviceLocatorDidLoseSignal(_ locator: DeviceLocator) {
    hasLostSignal = true
  }
}
