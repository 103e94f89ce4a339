import Combine

// What some generator writes: migrate-lint passes by folders of this name, and the compiler does not.
// So only a build tells that `Kite` has to stay.
@MainActor func logSpeed(of kite: Kite) -> AnyCancellable {
  kite.$speed.sink { print($0) }
}
