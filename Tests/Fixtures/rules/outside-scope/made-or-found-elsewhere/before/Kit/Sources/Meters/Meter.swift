import SwiftUI

public final class Meter: ObservableObject {  // expect: outside-scope "Meter"
  @Published public var value = 0

  init() {}
}

extension Meter {
  public convenience init(value: Int) {
    self.init()
    self.value = value
  }
}

/// A subclass could be written elsewhere.
open class Gauge: ObservableObject {  // expect: outside-scope "Gauge"
  @Published public var level = 0
}

/// `Self` is one.
public final class Clock: ObservableObject {  // expect: outside-scope "Clock"
  @Published public var hour = 0

  init() {}

  public static func make() -> Self { Self() }
}

public protocol Makeable {
  init()
}

extension Makeable {
  public static func made() -> Self { Self() }
}

public final class Scale: ObservableObject, Makeable {  // expect: outside-scope "Scale"
  @Published public var weight = 0

  public init() {}
}

/// Whoever knows the class finds it in the environment.
public final class Level: ObservableObject {  // expect: outside-scope "Level"
  @Published public var angle = 0
}

public struct Panel<Content: View>: View {
  @StateObject private var level = Level()
  private let content: Content

  public init(_ content: Content) { self.content = content }

  public var body: some View { content.environmentObject(level) }
}
