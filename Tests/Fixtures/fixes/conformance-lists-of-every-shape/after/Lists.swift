import Combine
import Foundation
import Observation

protocol Named { var name: String { get } }
protocol Resettable { func reset() }

@Observable final class First: Named { var name = "" }
@Observable final class Middle: NSObject, Named { var name = "" }
@Observable final class Last: NSObject, Named { var name = "" }
@Observable final class Only { var name = "" }
@Observable final class Tight{ var name="" }
@Observable final class Spaced  :  Named  { var name = "" }
@Observable final class Qualified { var name = "" }
@Observable final class QualifiedAndMore: Named { var name = "" }
@Observable final class Composed: Named { var name = "" }
@Observable final class ComposedInFront: Named { var name = "" }
@Observable final class ComposedOfThree: Named & Resettable {
  var name = ""
  func reset() { name = "" }
}
@Observable final class ComposedBeside: NSObject, Named { var name = "" }
@Observable final class Unchecked: @unchecked Sendable { var name = "" }
@Observable final class UncheckedInFront: @unchecked Sendable { var name = "" }
