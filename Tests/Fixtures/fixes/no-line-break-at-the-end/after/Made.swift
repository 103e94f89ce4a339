import Combine
import Observation
@Observable final class Made { var count: Int = 3 }