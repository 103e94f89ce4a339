import SwiftUI
import UIKit

final class SetCell: UITableViewCell {
  private var repetitions = 8

  func show(repetitions: Int) {
    self.repetitions = repetitions
    contentConfiguration = UIHostingConfiguration {
      SetRow(set: SetModel(repetitions: self.repetitions))
    }
  }
}

/// Any old model may be shown through this helper.
extension UIViewController {
  func present<Model: ObservableObject, Content: View>(  // expect: observable-object-constraint "ObservableObject"
    _ model: Model, @ViewBuilder content: (Model) -> Content
  ) {
    present(UIHostingController(rootView: content(model)), animated: true)
  }
}

/// Keeps the model in its coordinator, which is no view.
struct WorkoutGauge: UIViewRepresentable {
  let model: WorkoutModel

  final class Coordinator {
    let model: WorkoutModel

    init(model: WorkoutModel) {
      self.model = model
    }
  }

  func makeCoordinator() -> Coordinator {
    Coordinator(model: model)
  }

  func makeUIView(context: Context) -> UILabel {
    UILabel()
  }

  func updateUIView(_ label: UILabel, context: Context) {
    context.coordinator.model.tick()
  }
}
