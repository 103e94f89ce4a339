import Combine
import Foundation
import Observation

@Observable final class Settings {
  var name: String
  var size: Int
  private var isOn: Bool
  var retries: Int = 3
  private(set) var ports: [Int] = [1, 2]
  // the first letter
  var letter: String = "a"
  var date: Date = .init()

  init(name: String, size: Int) {
    self.name = name
    self.size = size * 2
    self.isOn = name.isEmpty
  }

  convenience init() {
    self.init(name: "", size: 0)
  }
}
