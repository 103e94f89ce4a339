import Observation

struct Sighting { var species = "" }

@Observable
final class Diary {
  var sightings: [Sighting] = []
}
