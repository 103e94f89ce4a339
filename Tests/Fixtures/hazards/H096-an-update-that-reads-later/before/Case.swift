import SwiftUI
import UIKit

final class Subtitle: ObservableObject {
  @Published var text = ""
  @Published var size = 12.0
  @Published var shown = 0
}

/// The text is read when the update is over, and nothing notices that.
struct SubtitleView: UIViewRepresentable {
  @ObservedObject var subtitle: Subtitle  // expect: observed-object "@ObservedObject"

  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    DispatchQueue.main.async { label.text = subtitle.text }
    return label
  }

  func updateUIView(_ label: UILabel, context: Context) {
    label.alpha = subtitle.size > 0 ? 1 : 0
    DispatchQueue.main.async {
      label.text = subtitle.text  // says: "'SubtitleView' reads 'text' later"
      subtitle.shown += 1
      print(subtitle.size)  // says-not: "later"
    }
  }
}

struct CaptionView: UIViewRepresentable {
  @ObservedObject var subtitle: Subtitle  // expect: observed-object "@ObservedObject"

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ label: UILabel, context: Context) { show(in: label) }

  private func show(in label: UILabel) {
    Task { @MainActor in label.text = subtitle.text }  // says: "'CaptionView' reads 'text' later"
  }
}
