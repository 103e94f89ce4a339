import Foundation

/// What a bird watcher writes down.
struct Observation: Identifiable {  // expect: framework-name-shadowed "Observation"
  let id = UUID()
  var species = "Robin"
}
