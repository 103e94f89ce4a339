import Foundation
import os

/// What we count about topics. No names, no texts: only what the privacy page says.
enum TopicAnalyticsEvent {
  case opened(source: String)
  case shared(kind: String, seconds: Int)
  case failed(code: Int)
  case closed

  var name: String {
    switch self {
    case .opened: return "topic_opened"
    case .shared: return "topic_shared"
    case .failed: return "topic_failed"
    case .closed: return "topic_closed"
    }
  }

  var parameters: [String: Any] {
    switch self {
    case .opened(let source): return ["source": source]
    case .shared(let kind, let seconds): return ["kind": kind, "seconds": seconds]
    case .failed(let code): return ["code": code, "is_known": (400..<500) ~= code]
    case .closed: return [:]
    }
  }
}

private let topicLog = Logger(subsystem: "org.example.app", category: "topic")

func trackTopic(_ event: TopicAnalyticsEvent, file: StaticString = #fileID, line: UInt = #line) {
  topicLog.debug("\(event.name, privacy: .public) from \(String(describing: file)):\(line)")
  guard !ProcessInfo.processInfo.arguments.contains("-no-analytics") else { return }
  for (key, value) in event.parameters.sorted(by: { $0.key < $1.key }) {
    topicLog.trace("\(key, privacy: .public) = \(String(describing: value), privacy: .private)")
  }
}
