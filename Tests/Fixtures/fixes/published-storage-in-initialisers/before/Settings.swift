import Combine
import Foundation

final class Settings: ObservableObject {
  @Published var name: String
  @Published var size: Int
  @Published private var isOn: Bool
  @Published(initialValue: 3) var retries: Int
  @Published(wrappedValue: [1, 2]) private(set) var ports: [Int]
  @Published(initialValue: "a") // the first letter
  var letter: String
  @Published(
    wrappedValue: .init()
  ) var date: Date

  init(name: String, size: Int) {
    _name = Published(initialValue: name)
    self._size = Published(wrappedValue: size * 2)
    _isOn = .init(initialValue: name.isEmpty)
  }

  convenience init() {
    self.init(name: "", size: 0)
  }
}
