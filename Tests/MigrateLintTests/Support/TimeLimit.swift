import Foundation
import Testing

extension Trait where Self == TimeLimitTrait {
  /// What ends a test that hangs: so many minutes, and twenty times as many under a sanitizer.
  static func minutes(_ count: Int) -> Self {
    .timeLimit(.minutes(ProcessInfo.processInfo.environment["SANITIZER"] == nil ? count : 20 * count))
  }
}
