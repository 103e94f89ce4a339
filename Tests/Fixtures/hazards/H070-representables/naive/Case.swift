import SwiftUI
import UIKit

@MainActor
@Observable
final class Caption {
  var text = "Sea"
  var isShown = true
}

struct CaptionLabel: UIViewRepresentable {
  @ObservedObject var caption: Caption  // error: generic struct 'ObservedObject' requires that 'Caption' conform to 'ObservableObject'

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ label: UILabel, context: Context) { label.text = caption.text }
}

struct CaptionPage: UIViewControllerRepresentable {
  var caption: Caption

  func makeUIViewController(context: Context) -> UIViewController {
    let switchView = Toggle("Shown", isOn: $caption.isShown)  // error: cannot find '$caption' in scope
    return UIHostingController(rootView: switchView)
  }

  func updateUIViewController(_ page: UIViewController, context: Context) {
    page.title = caption.text
  }
}
