// migrate-lint:disable:file observed-object -- another team's file

extension BuoyView {
  init(_ buoy: Buoy) {
    _buoy = .init(wrappedValue: buoy)  // expect: suppressed-member "_buoy"
  }
}
