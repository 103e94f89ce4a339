import Foundation
import SwiftUI

final class Download: NSObject, ObservableObject {
  @Published @objc dynamic var fraction = 0.0  // expect: unsupported-declaration "fraction"
}

/// Learns of changes from Objective-C's observation, which may not see the new accessors.
final class DownloadLog {
  private var token: NSKeyValueObservation?

  func follow(_ download: Download) {
    token = download.observe(\.fraction, options: [.new]) { _, change in
      print(change.newValue ?? 0)
    }
  }
}

struct DownloadView: View {
  @ObservedObject var download: Download

  var body: some View { Text("\(download.fraction)") }
}
