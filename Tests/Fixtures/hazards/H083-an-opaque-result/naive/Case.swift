import Combine
import Observation

@Observable final class Trumpet {
  var volume = 5
}

// error: return type of global function 'makeInstrument()' requires that 'Trumpet' conform
func makeInstrument() -> some ObservableObject { Trumpet() }
