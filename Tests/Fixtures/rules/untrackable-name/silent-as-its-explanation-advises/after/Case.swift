import Combine
import Observation

@Observable final class Palette {
  var standard = "blue"
}
