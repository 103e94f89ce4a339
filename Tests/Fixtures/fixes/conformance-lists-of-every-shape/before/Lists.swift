import Combine
import Foundation

protocol Named { var name: String { get } }
protocol Resettable { func reset() }

final class First: ObservableObject, Named { @Published var name = "" }
final class Middle: NSObject, ObservableObject, Named { @Published var name = "" }
final class Last: NSObject, Named, ObservableObject { @Published var name = "" }
final class Only: ObservableObject { @Published var name = "" }
final class Tight:ObservableObject{ @Published var name="" }
final class Spaced  :  ObservableObject  ,  Named  { @Published var name = "" }
final class Qualified: Combine.ObservableObject { @Published var name = "" }
final class QualifiedAndMore: Named, Combine.ObservableObject { @Published var name = "" }
final class Composed: Named & ObservableObject { @Published var name = "" }
final class ComposedInFront: ObservableObject & Named { @Published var name = "" }
final class ComposedOfThree: Named & ObservableObject & Resettable {
  @Published var name = ""
  func reset() { name = "" }
}
final class ComposedBeside: NSObject, Combine.ObservableObject & Named { @Published var name = "" }
final class Unchecked: ObservableObject, @unchecked Sendable { @Published var name = "" }
final class UncheckedInFront: @unchecked Sendable, ObservableObject { @Published var name = "" }
