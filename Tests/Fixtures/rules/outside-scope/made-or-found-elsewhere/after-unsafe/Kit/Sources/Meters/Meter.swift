import SwiftUI

@Observable public final class Meter {  // expect: outside-scope "Meter"
  public var value = 0

  init() {}
}

extension Meter {
  public convenience init(value: Int) {
    self.init()
    self.value = value
  }
}

/// A subclass could be written elsewhere.
@Observable open class Gauge {  // expect: outside-scope "Gauge"
  public var level = 0
}

/// `Self` is one.
@Observable public final class Clock {  // expect: outside-scope "Clock"
  public var hour = 0

  init() {}

  public static func make() -> Self { Self() }
}

public protocol Makeable {
  init()
}

extension Makeable {
  public static func made() -> Self { Self() }
}

@Observable public final class Scale: Makeable {  // expect: outside-scope "Scale"
  public var weight = 0

  public init() {}
}

/// Whoever knows the class finds it in the environment.
@Observable public final class Level {  // expect: outside-scope "Level"
  public var angle = 0
}

public struct Panel<Content: View>: View {
  @State private var level = Level()
  private let content: Content

  public init(_ content: Content) { self.content = content }

  public var body: some View { content.environment(level) }
}
