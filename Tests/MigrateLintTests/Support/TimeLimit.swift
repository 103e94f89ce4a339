import Foundation
import Testing

extension Trait where Self == TimeLimitTrait {
  /// What ends a test that hangs: so many minutes, and twenty times as many under a sanitizer.
  static func minutes(_ count: Int) -> Self {
    let isSlow = ProcessInfo.processInfo.environment["SANITIZER"] != nil
    return .timeLimit(.minutes(isSlow ? 20 * count : count))
  }
}
