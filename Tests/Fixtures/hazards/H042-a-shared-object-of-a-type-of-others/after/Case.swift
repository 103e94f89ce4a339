import Network9
import SwiftUI

extension LinkCache {
  @MainActor static let shared = LinkCache()
}

@Observable final class Inbox {
  var title = ""
}

struct InboxHeader: View {
  var inbox: Inbox  // expect: observed-object "@ObservedObject"
  // A class of others: what it shares is no model of this project.
  @ObservedObject private var monitor = LinkMonitor.shared
  var body: some View {
    Text(monitor.isConnected ? inbox.title : "")
  }
}
