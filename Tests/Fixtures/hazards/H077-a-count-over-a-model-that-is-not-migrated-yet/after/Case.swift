import Combine
import SwiftUI

/// Without `--unsafe-fixes` it stays an `ObservableObject`, as somebody subscribes to it.
final class Choir: ObservableObject {  // expect: observable-object-class "Choir"
  @Published var voices: [String] = []
  @Published var isSinging = false

  func join(_ voice: String) { voices.append(voice) }
}

final class Recorder {
  private var subscription: AnyCancellable?

  init(_ choir: Choir) { subscription = choir.$isSinging.sink { print($0) } }
}

@Observable final class Rehearsal {  // expect: observable-object-class "Rehearsal"
  var minutes = 0
  let choir: Choir

  // says-next: "a view shows 'isEmpty', which nothing tracks as long as 'Choir' stays"
  var isEmpty: Bool { choir.voices.isEmpty }

  init(choir: Choir) { self.choir = choir }

  func begin() {
    choir.join("Alto")
    minutes += 1
  }
}

struct RehearsalView: View {
  var rehearsal: Rehearsal

  var body: some View {
    if rehearsal.isEmpty {
      Text("Nobody is here")
    } else {
      Text("\(rehearsal.minutes) minutes")
    }
  }
}

/// Whoever shows it observes the choir as well.
@Observable final class Concert {  // expect: observable-object-class "Concert"
  var guests = 0
  let choir: Choir

  // says-not-next: "nothing tracks"
  var size: Int { choir.voices.count }

  init(choir: Choir) { self.choir = choir }
}

struct ConcertView: View {
  @Bindable var concert: Concert
  @ObservedObject var choir: Choir

  var body: some View {
    Stepper("\(concert.size) singers", value: $concert.guests)
    Toggle("Singing", isOn: $choir.isSinging)
  }
}

/// Its view looks at the choir itself.
@Observable final class Tour {  // expect: observable-object-class "Tour"
  var stops = 0
  // says-next: "a view shows 'choir.voices', which nothing tracks as long as 'Choir' stays"
  let choir: Choir

  init(choir: Choir) { self.choir = choir }

  func go() {
    choir.join("Bass")
    stops += 1
  }
}

struct TourView: View {
  var tour: Tour

  var body: some View {
    Text("\(tour.choir.voices.count) singers")
    Button("\(tour.stops) stops") { tour.go() }
  }
}
