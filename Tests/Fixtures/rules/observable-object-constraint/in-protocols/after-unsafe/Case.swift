import Combine
import Observation

protocol CounterModel: AnyObject, Observable {  // expect: observable-object-constraint "ObservableObject"
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

@Observable final class Counter: CounterModel {
  var count = 0
}
