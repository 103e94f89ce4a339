import Combine
import Locker
import SwiftUI

@MainActor final class Guide: ObservableObject {
  @Published var stops: [Int] = []
  @Published var phase = 0

  func skip() { stops.removeLast() }
}

extension Locker {
  var guide: Slot<Guide> { Slot { Guide() } }
  var page: Slot<String> { Slot { "" } }
}

// Has all that the views ask for, and may be what was taken.
@MainActor final class Tour: ObservableObject {
  @Published var stops: [Int] = []
}

// Has no stops: the wrapper of others gives it nothing but 'page', '_page' and '$page'.
@MainActor @Observable final class Weather {
  var rain = 0.0
  var phase = 0
  @ObservationIgnored @Taken(\.page) private var page

  func note() { rain += Double(page.count) }
}

struct Home: View {
  @StateObject private var guide = take(\.guide)  // expect: unresolved-model "guide" ; unresolved-model "guide"
  @State private var weather = Weather()

  var body: some View {
    NavigationStack(path: $guide.stops) { Text("\(weather.rain)") }
    Steps().environmentObject(guide)
  }
}

struct Steps: View {
  @EnvironmentObject private var tour: Guide

  var body: some View { Text("\(tour.stops.count)") }
}

@MainActor final class Diary {
  private let guide = take(\.guide)
  private var bag: Set<AnyCancellable> = []

  func begin() {
    guide.skip()
    guide.$phase.sink { print($0) }.store(in: &bag)
  }
}
