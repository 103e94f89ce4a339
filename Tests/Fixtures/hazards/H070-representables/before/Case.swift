import AppKit
import SwiftUI
import UIKit

@MainActor
final class Caption: ObservableObject {
  @Published var text = "Sea"
  @Published var isShown = true
}

struct CaptionLabel: UIViewRepresentable {
  @ObservedObject var caption: Caption  // expect: observed-object "@ObservedObject"

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ label: UILabel, context: Context) { label.text = caption.text }
}

struct CaptionPage: UIViewControllerRepresentable {
  @ObservedObject var caption: Caption  // expect: observed-object "@ObservedObject"

  func makeUIViewController(context: Context) -> UIViewController {
    let switchView = Toggle("Shown", isOn: $caption.isShown)
    return UIHostingController(rootView: switchView)
  }

  func updateUIViewController(_ page: UIViewController, context: Context) {
    page.title = caption.text
  }
}

struct CaptionBox: NSViewRepresentable {
  @EnvironmentObject private var caption: Caption

  func makeNSView(context: Context) -> NSView { NSView() }

  func updateNSView(_ view: NSView, context: Context) { view.isHidden = !caption.isShown }
}

struct CaptionsView: View {
  @StateObject private var caption = Caption()

  var body: some View {
    CaptionLabel(caption: caption)
    CaptionPage(caption: caption)
    CaptionBox().environmentObject(caption)
  }
}
