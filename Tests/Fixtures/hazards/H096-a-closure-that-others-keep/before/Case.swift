import SwiftUI
import UIKit

final class Inbox: ObservableObject {
  @Published var unread = 0
}

struct Dot: UIViewRepresentable {
  let count: () -> Int

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ label: UILabel, context: Context) {
    DispatchQueue.main.async { label.text = "\(count())" }
  }
}

struct InboxView: View {
  @StateObject private var inbox = Inbox()  // expect: state-object "@StateObject"

  var body: some View {
    VStack {
      Dot { inbox.unread }
      Button("Receive") { inbox.unread += 1 }
    }
  }
}
