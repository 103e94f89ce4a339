import Network9
import SwiftUI

extension LinkCache {
  @MainActor static let shared = LinkCache()
}

final class Inbox: ObservableObject {
  @Published var title = ""
}

struct InboxHeader: View {
  @ObservedObject var inbox: Inbox  // expect: observed-object "@ObservedObject"
  // A class of others: what it shares is no model of this project.
  @ObservedObject private var monitor = LinkMonitor.shared
  var body: some View {
    Text(monitor.isConnected ? inbox.title : "")
  }
}
