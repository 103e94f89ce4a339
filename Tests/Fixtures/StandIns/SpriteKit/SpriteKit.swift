@_exported import Foundation
import SwiftUI
import UIKit

@MainActor @preconcurrency open class SKNode: UIResponder {
  open var position: CGPoint = .zero
  open var children: [SKNode] { [] }
  open func addChild(_ node: SKNode) {}
}

@MainActor @preconcurrency open class SKScene: SKNode {
  public init(size: CGSize) { super.init() }
  public override init() { super.init() }
  open var size: CGSize = .zero
  open func didMove(to view: SKView) {}
  open func update(_ currentTime: TimeInterval) {}
}

@MainActor @preconcurrency open class SKView: UIView {
  open func presentScene(_ scene: SKScene?) {}
}

public struct SpriteView {
  @MainActor public init(scene: SKScene) {}
}
extension SpriteView: PrimitiveView {}
