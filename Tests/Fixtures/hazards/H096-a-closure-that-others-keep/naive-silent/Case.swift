import SwiftUI
import UIKit

@Observable final class Inbox {
  var unread = 0
}

struct Dot: UIViewRepresentable {
  let count: () -> Int

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ label: UILabel, context: Context) {
    // Lost: the number is read later, when nobody keeps track of what is read.
    DispatchQueue.main.async { label.text = "\(count())" }
  }
}

struct InboxView: View {
  @State private var inbox = Inbox()

  var body: some View {
    VStack {
      Dot { inbox.unread }
      Button("Receive") { inbox.unread += 1 }
    }
  }
}
