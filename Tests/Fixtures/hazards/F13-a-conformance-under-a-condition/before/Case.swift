#if canImport(Combine)
  import Combine
#endif

final class Kite {  // expect: observable-object-class "Kite"
  var height = 0 {
    willSet { announce() }
  }

  func announce() {}
}

#if canImport(Combine)
  extension Kite: ObservableObject {}
#endif
