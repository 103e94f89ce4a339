@testable import Bundles

extension Variant: Equatable {
  public static func == (a: Variant, b: Variant) -> Bool { a.id == b.id }
}
