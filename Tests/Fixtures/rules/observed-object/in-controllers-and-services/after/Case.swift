import SwiftUI
import UIKit

@MainActor
@Observable
final class Connection {
  var isOnline = true
}

final class StatusController: UIViewController {
  var connection = Connection()  // expect: observed-object "@ObservedObject"

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    title = connection.isOnline ? "Online" : "Offline"
  }
}

@MainActor
final class SyncService {
  var connection: Connection  // expect: observed-object "@ObservedObject"

  init(connection: Connection) {
    self.connection = connection
  }
}

struct StatusBar: UIViewControllerRepresentable {
  var connection: Connection  // expect: observed-object "@ObservedObject"

  func makeUIViewController(context: Context) -> StatusController {
    StatusController()
  }

  func updateUIViewController(_ controller: StatusController, context: Context) {
    controller.title = connection.isOnline ? "Online" : "Offline"
  }
}
