import Combine
import Foundation

class Repository: ObservableObject {
  @Published var names: [String] = []

  init() {
    reload()
  }

  func reload() {
    names = UserDefaults.standard.stringArray(forKey: "names") ?? []
  }
}
