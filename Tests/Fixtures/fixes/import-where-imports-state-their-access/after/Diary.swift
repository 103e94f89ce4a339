import Combine
internal import Observation

@Observable final class Diary {
  var pages = 0
}
