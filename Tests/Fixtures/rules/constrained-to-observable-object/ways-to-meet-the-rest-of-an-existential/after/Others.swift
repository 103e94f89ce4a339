import UIKit

typealias Container = Crate

extension Container: Shelf {}

extension UIResponder: Shelf {}
