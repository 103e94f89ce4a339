import Combine
import SwiftUI

@Observable final class Countdown {
  private(set) var seconds = 10

  var ticks: Published<Int>.Publisher { $seconds }  // error: cannot find '$seconds' in scope
  var slow: AnyPublisher<Int, Never> {
    self.$seconds.removeDuplicates().eraseToAnyPublisher()  // error: has no member '$seconds'
  }
}

struct CountdownView: View {
  @State private var countdown = Countdown()

  var body: some View { Text("\(countdown.seconds)") }
}
