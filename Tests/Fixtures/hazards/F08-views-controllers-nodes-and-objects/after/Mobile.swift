import SpriteKit
import SwiftUI
import UIKit

@Observable final class DialView: UIView {  // expect: observable-object-class "DialView"
  var angle = 0.0
}

// expect-next: observable-object-class "ScanController"
@Observable final class ScanController: UIViewController {
  private(set) var code = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    code = "none"
  }
}

@Observable final class MazeScene: SKScene {  // expect: observable-object-class "MazeScene"
  var score = 0
  @ObservationIgnored private var isOver = false

  func finish() {
    isOver = true
    score += 10
  }
}

struct DialReader: View {
  @Bindable var dial: DialView
  var scanner: ScanController
  var maze: MazeScene

  var body: some View {
    Slider(value: $dial.angle)
    Text("\(scanner.code), \(maze.score)")
  }
}
