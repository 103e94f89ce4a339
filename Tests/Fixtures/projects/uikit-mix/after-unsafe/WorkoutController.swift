import Combine
import SwiftUI
import UIKit

/// A controller lives on, so it may make its models; `@StateObject` means nothing here.
final class WorkoutController: UIViewController {
  private var model = WorkoutModel()  // expect: observed-object "@ObservedObject"
  private let history = WorkoutHistory.shared
  private let draft = SetModel(repetitions: 12)
  private var observers = Set<AnyCancellable>()
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.remainingSubject
      .sink { [weak self] seconds in self?.label.text = "\(seconds) s" }
      .store(in: &observers)
    let panel = WorkoutPanel(model: model, history: self.history)
    embed(UIHostingController(rootView: panel))
    embed(UIHostingController(rootView: SetRow(set: draft)))
  }

  private func embed(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

struct WorkoutPage: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> WorkoutController {
    WorkoutController()
  }

  func updateUIViewController(_ controller: WorkoutController, context: Context) {}
}
