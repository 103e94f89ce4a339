import Combine
import SwiftUI

final class Countdown: ObservableObject {
  @Published private(set) var seconds = 10

  var ticks: Published<Int>.Publisher { $seconds }  // expect: published-projection "$seconds"
  var slow: AnyPublisher<Int, Never> {
    self.$seconds.removeDuplicates().eraseToAnyPublisher()  // expect: published-projection "$seconds"
  }
}

struct CountdownView: View {
  @StateObject private var countdown = Countdown()

  var body: some View { Text("\(countdown.seconds)") }
}
