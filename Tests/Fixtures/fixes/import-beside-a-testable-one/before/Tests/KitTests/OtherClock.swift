@testable import Kit
import Combine

final class OtherClock: ObservableObject, Ticking {
  @Published var ticks = 0
}
