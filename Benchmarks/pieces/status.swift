import Foundation

enum TopicStatus: String, CaseIterable, Codable {
  case draft, waiting, active, paused, done, failed

  var isFinal: Bool {
    switch self {
    case .done, .failed: return true
    case .draft, .waiting, .active, .paused: return false
    }
  }

  var symbol: String {
    switch self {
    case .draft: return "pencil"
    case .waiting: return "hourglass"
    case .active: return "bolt.fill"
    case .paused: return "pause.circle"
    case .done: return "checkmark.seal"
    case .failed: return "exclamationmark.triangle"
    }
  }

  func next(after event: TopicEvent) -> TopicStatus? {
    switch (self, event) {
    case (.draft, .submit): return .waiting
    case (.waiting, .accept): return .active
    case (.active, .pause), (.waiting, .pause): return .paused
    case (.paused, .resume): return .active
    case (.active, .finish(let code)) where code == 0: return .done
    case (.active, .finish): return .failed
    default: return nil
    }
  }
}

enum TopicEvent: Equatable {
  case submit
  case accept
  case pause
  case resume
  case finish(code: Int)
}
