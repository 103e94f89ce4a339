import Combine
import Foundation
import Observation

@Observable class Repository {
  var names: [String] = []

  init() {
    reload()
  }

  func reload() {
    names = UserDefaults.standard.stringArray(forKey: "names") ?? []
  }
}
