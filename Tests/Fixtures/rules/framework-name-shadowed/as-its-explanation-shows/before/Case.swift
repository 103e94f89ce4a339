import Combine

struct Observation { var species = "" }  // expect: framework-name-shadowed "Observation"

final class Diary: ObservableObject {
  @Published var sightings: [Observation] = []
}
