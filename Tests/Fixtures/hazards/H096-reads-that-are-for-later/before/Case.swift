import SwiftUI
import UIKit

final class Subtitle: ObservableObject {
  @Published var text = ""
}

/// What actions read was never shown, and what is read at once as well is tracked.
struct SubtitleView: View {
  @ObservedObject var subtitle: Subtitle

  var body: some View {
    Button("Say") { Task { print(subtitle.text) } }
      .task { print(subtitle.text) }
      .onAppear { DispatchQueue.main.async { print(subtitle.text) } }
    CaptionView(subtitle: subtitle)
  }
}

struct CaptionView: UIViewRepresentable {
  @ObservedObject var subtitle: Subtitle

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ label: UILabel, context: Context) {
    let text = subtitle.text
    DispatchQueue.main.async { label.text = text + subtitle.text }
  }
}
