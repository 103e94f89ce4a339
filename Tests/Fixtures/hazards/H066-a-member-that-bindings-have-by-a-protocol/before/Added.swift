import SwiftUI

protocol Washable {}

protocol Foldable: Washable {}

extension Washable {
  func rinse() {}
}

extension Binding: Foldable {}

extension DynamicProperty {
  var dry: Int { 2 }
}
