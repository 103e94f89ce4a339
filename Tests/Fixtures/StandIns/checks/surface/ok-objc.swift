import Foundation
import SwiftUI

final class Player: NSObject, ObservableObject {
  @objc dynamic var rate = 1.0
  @Published var title = ""
  private var token: NSKeyValueObservation?

  override init() {
    super.init()
    token = observe(\.rate) { player, _ in print(player.rate) }
    NotificationCenter.default.addObserver(
      self, selector: #selector(changed), name: .init("x"), object: nil)
  }

  @objc private func changed() {}
}

@Observable final class Recorder: NSObject {
  @objc dynamic var rate = 1.0
  var title = ""
}
