import SwiftUI
import UIKit

final class Toolbox: ObservableObject {
  @Published var tools = 5
}

final class ToolboxController: UIViewController {
  private let content: UIViewController

  init(toolbox: Toolbox) {
    content = UIHostingController(rootView: ToolboxView(toolbox: toolbox))
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }
}

struct ToolboxView: View {
  @StateObject var toolbox: Toolbox  // expect: state-object-on-injected-model "@StateObject"

  var body: some View { Text("\(toolbox.tools)") }
}

final class Workshop {
  let toolbox = Toolbox()

  @MainActor
  // says-next: "passed in here, by way of 'ToolboxController'"
  func open() -> UIViewController { ToolboxController(toolbox: toolbox) }
}
