import Combine
import Observation

@Observable final class Printer {
  var pages = 0
}

func countChanges(of object: some ObservableObject) -> AnyCancellable {
  object.objectWillChange.sink { _ in }
}

func watchPrinter(_ printer: Printer) -> AnyCancellable {
  countChanges(of: printer)  // error: requires that 'Printer' conform to 'ObservableObject'
}
