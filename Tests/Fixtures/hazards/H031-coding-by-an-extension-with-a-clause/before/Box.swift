import SwiftUI

protocol Filled: AnyObject {
  associatedtype Item
  var item: Item { get }
}

extension Filled where Item: Encodable {
  func encode(to encoder: Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(item)
  }
}

// The clause is not met: the compiler writes the coding of this one.
final class Box: ObservableObject, Filled, Encodable {  // expect: synthesized-codable "Box"
  private(set) var count = 0
  @Published var isOpen = false
  var item: Any { count }

  enum CodingKeys: CodingKey { case count }

  func fill() { count += 1 }
}

struct BoxView: View {
  @StateObject private var box = Box()

  var body: some View { Toggle("\(box.count)", isOn: $box.isOpen) }
}
