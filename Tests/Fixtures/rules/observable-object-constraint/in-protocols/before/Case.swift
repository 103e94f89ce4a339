import Combine

protocol CounterModel: ObservableObject {  // expect: observable-object-constraint "ObservableObject"
  var count: Int { get set }
}

@MainActor
protocol Coordinating: AnyObject, Combine.ObservableObject, Identifiable {  // expect: observable-object-constraint "ObservableObject"
  associatedtype Child: ObservableObject  // expect: observable-object-constraint "ObservableObject"
  associatedtype Other where Other: Sequence, Other.Element: ObservableObject  // expect: observable-object-constraint "ObservableObject"
}

protocol Refreshing where Self: ObservableObject {  // expect: observable-object-constraint "ObservableObject"
  func refresh()
}

final class Counter: CounterModel {
  @Published var count = 0
}
