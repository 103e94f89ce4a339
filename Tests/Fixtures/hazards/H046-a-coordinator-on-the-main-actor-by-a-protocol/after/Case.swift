import PhotosUI
import SwiftUI

@MainActor @Observable final class Herbarium {
  var leaves: [String] = []
  var page = 0
}

struct LeafPicker: UIViewControllerRepresentable {
  @Environment(Herbarium.self) private var herbarium  // expect: environment-object "@EnvironmentObject"

  func makeUIViewController(context: Context) -> PHPickerViewController {
    let picker = PHPickerViewController()
    picker.delegate = context.coordinator
    picker.title = "\(herbarium.leaves.count) leaves"
    return picker
  }

  func updateUIViewController(_ picker: PHPickerViewController, context: Context) {}

  func makeCoordinator() -> Coordinator { Coordinator() }

  /// Without the wrapper it stays on the main actor: the delegate's protocol is.
  final class Coordinator: PHPickerViewControllerDelegate {
    @Environment(Herbarium.self) var herbarium  // expect: environment-object "@EnvironmentObject"

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      add(results.compactMap(\.assetIdentifier))
    }

    private func add(_ leaves: [String]) { herbarium.leaves += leaves }
  }
}

final class LeafPages: NSObject, UIPageViewControllerDataSource {
  @Environment(Herbarium.self) var herbarium  // expect: environment-object "@EnvironmentObject"

  func pageViewController(
    _ page: UIPageViewController, viewControllerBefore controller: UIViewController
  ) -> UIViewController? { turned(by: -1) }

  func pageViewController(
    _ page: UIPageViewController, viewControllerAfter controller: UIViewController
  ) -> UIViewController? { turned(by: 1) }

  private func turned(by pages: Int) -> UIViewController? {
    herbarium.page += pages
    return nil
  }
}

struct HerbariumView: View {
  @State private var herbarium = Herbarium()

  var body: some View {
    LeafPicker().environment(herbarium)
    Text(herbarium.leaves.joined())
  }
}
