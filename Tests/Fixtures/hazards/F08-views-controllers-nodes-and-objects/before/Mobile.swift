import SpriteKit
import SwiftUI
import UIKit

final class DialView: UIView, ObservableObject {  // expect: observable-object-class "DialView"
  @Published var angle = 0.0
}

// expect-next: observable-object-class "ScanController"
final class ScanController: UIViewController, ObservableObject {
  @Published private(set) var code = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    code = "none"
  }
}

final class MazeScene: SKScene, ObservableObject {  // expect: observable-object-class "MazeScene"
  @Published var score = 0
  private var isOver = false

  func finish() {
    isOver = true
    score += 10
  }
}

struct DialReader: View {
  @ObservedObject var dial: DialView
  @ObservedObject var scanner: ScanController
  @ObservedObject var maze: MazeScene

  var body: some View {
    Slider(value: $dial.angle)
    Text("\(scanner.code), \(maze.score)")
  }
}
