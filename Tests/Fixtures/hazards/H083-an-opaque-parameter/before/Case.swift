import Combine

final class Printer: ObservableObject {
  @Published var pages = 0
}

func countChanges(of object: some ObservableObject) -> AnyCancellable {
  object.objectWillChange.sink { _ in }
}

func watchPrinter(_ printer: Printer) -> AnyCancellable {
  countChanges(of: printer)  // expect: constrained-to-observable-object "printer"
}
