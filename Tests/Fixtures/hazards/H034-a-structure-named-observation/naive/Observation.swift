import Foundation

/// What a bird watcher writes down.
struct Observation: Identifiable {
  let id = UUID()
  var species = "Robin"
}
