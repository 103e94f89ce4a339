import Combine
import Foundation

@MainActor
final class Model:
  NSObject,
  ObservableObject
{
  @Published
  var name = ""

  @Published var count = 0
  var cache: [String: Int] = [:]
}

extension Other: ObservableObject {
}

final class Other {
  @Published var name = ""
}
