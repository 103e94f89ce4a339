import SwiftUI

/// Keeps what it is told.
@MainActor final class Router {
  private var stops: [String] = []
  private var onArrival: ((Int) -> Void)?
  private var pace = Pace()

  func setStops(_ stops: [String]) {
    self.stops = stops
    setPace(2)
  }

  func whenArriving(_ action: @escaping (Int) -> Void) { onArrival = action }

  private func setPace(_ value: Int) { pace = Pace(value: value) }
}

struct Pace {
  var value = 1
}

@MainActor final class Trip: ObservableObject {
  @Published var title = ""
  @Published var arrived = 0
  @Published private(set) var isFar = false
  private let router: Router
  private var wayBack = Router()

  init(title: String) {
    router = Router()
    router.setStops([title])
    self.router.setStops(["Harbour", title])
    wayBack.whenArriving { [weak self] in self?.arrived = $0 }
    rename(title)
  }

  private func rename(_ title: String) {
    self.title = title
    isFar = title == "Sea" || !title.isEmpty ? arrived < 1 : false
  }
}

struct TripView: View {
  @StateObject private var trip = Trip(title: "Sea")

  var body: some View {
    Text(trip.title)
    Text("\(trip.arrived)")
  }
}
