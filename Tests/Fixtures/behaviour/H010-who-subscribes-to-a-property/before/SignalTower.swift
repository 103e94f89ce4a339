import Combine
import SwiftUI

final class SignalTower: ObservableObject {
  @Published var signal = "dark"
  @Published private(set) var log: [String] = [] {
    didSet { print("  the log has \(log.count) lines") }
  }
  private var subscriptions: Set<AnyCancellable> = []

  init(_ signal: String) {
    self.signal = signal
    $signal
      .sink { [weak self] signal in
        print("  the lamp gets \(signal), and was \(self?.signal ?? "nobody's")")
      }
      .store(in: &subscriptions)
    $log.sink { print("  the log will have \($0.count) lines") }.store(in: &subscriptions)
    self.signal = signal + "!"
  }

  func note(_ line: String) { log.append(line) }

  /// Sets the property while its subscribers are told of a change.
  func calmDown() {
    $signal
      .sink { [weak self] in if $0 == "storm" { self?.signal = "calm" } }
      .store(in: &subscriptions)
  }
}

struct SignalTowerView: View {
  @ObservedObject var tower: SignalTower

  var body: some View { Text("\(tower.signal), \(tower.log.count) lines") }
}
