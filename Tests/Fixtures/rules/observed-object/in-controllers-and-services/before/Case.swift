import SwiftUI
import UIKit

@MainActor
final class Connection: ObservableObject {
  @Published var isOnline = true
}

final class StatusController: UIViewController {
  @ObservedObject var connection = Connection()  // expect: observed-object "@ObservedObject"

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    title = connection.isOnline ? "Online" : "Offline"
  }
}

@MainActor
final class SyncService {
  @ObservedObject var connection: Connection  // expect: observed-object "@ObservedObject"

  init(connection: Connection) {
    self.connection = connection
  }
}

struct StatusBar: UIViewControllerRepresentable {
  @ObservedObject var connection: Connection  // expect: observed-object "@ObservedObject"

  func makeUIViewController(context: Context) -> StatusController {
    StatusController()
  }

  func updateUIViewController(_ controller: StatusController, context: Context) {
    controller.title = connection.isOnline ? "Online" : "Offline"
  }
}
