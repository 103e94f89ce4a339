// `CGFloat`, `CGPoint`, `CGSize` and `CGRect` come from Foundation on Linux.
@_exported import Foundation

public struct CGVector: Equatable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}

public enum CGLineCap: Sendable { case butt, round, square }
public enum CGLineJoin: Sendable { case miter, round, bevel }

public struct CGAffineTransform: Equatable, Sendable {
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform { self }
  public func rotated(by angle: CGFloat) -> CGAffineTransform { self }
  public static let identity = CGAffineTransform()
  public init() {}
  public init(scaleX: CGFloat, y: CGFloat) {}
  public init(rotationAngle: CGFloat) {}
  public init(translationX: CGFloat, y: CGFloat) {}
}

public final class CGImage: @unchecked Sendable {
  public var width: Int { 0 }
  public var height: Int { 0 }
  init() {}
}

public final class CGColor: @unchecked Sendable {
  init() {}
}

public final class CGContext {
  init() {}
}
