import Combine

class Recorder {
  init() {}

  convenience init<Model: ObservableObject>(_ model: Model) { self.init() }

  func record<Model: ObservableObject>(_ model: Model) {}
}

final class TapeRecorder: Recorder {
  func record(_ note: String) {}
}
