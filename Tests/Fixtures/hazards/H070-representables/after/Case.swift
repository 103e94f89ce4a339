import AppKit
import SwiftUI
import UIKit

@MainActor
@Observable
final class Caption {
  var text = "Sea"
  var isShown = true
}

struct CaptionLabel: UIViewRepresentable {
  var caption: Caption  // expect: observed-object "@ObservedObject"

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ label: UILabel, context: Context) { label.text = caption.text }
}

struct CaptionPage: UIViewControllerRepresentable {
  @Bindable var caption: Caption  // expect: observed-object "@ObservedObject"

  func makeUIViewController(context: Context) -> UIViewController {
    let switchView = Toggle("Shown", isOn: $caption.isShown)
    return UIHostingController(rootView: switchView)
  }

  func updateUIViewController(_ page: UIViewController, context: Context) {
    page.title = caption.text
  }
}

struct CaptionBox: NSViewRepresentable {
  @Environment(Caption.self) private var caption

  func makeNSView(context: Context) -> NSView { NSView() }

  func updateNSView(_ view: NSView, context: Context) { view.isHidden = !caption.isShown }
}

struct CaptionsView: View {
  @State private var caption = Caption()

  var body: some View {
    CaptionLabel(caption: caption)
    CaptionPage(caption: caption)
    CaptionBox().environment(caption)
  }
}
