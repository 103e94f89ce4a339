import AppKit
import SwiftUI

final class Accounts: ObservableObject {
  static let key = "accounts"
  @Published var list = Data()

  init() { list = UserDefaults.standard.data(forKey: Accounts.key) ?? Data() }
}

final class Delegate: NSObject, NSApplicationDelegate {
  func applicationDidFinishLaunching(_ notification: Notification) {
    UserDefaults.standard.register(defaults: ["isNew": true])
  }
}

@main
struct Ledger: App {
  @NSApplicationDelegateAdaptor(Delegate.self) private var delegate
  @StateObject private var accounts = Accounts()  // expect: state-object "@StateObject"

  var body: some Scene {
    WindowGroup { Text("\(accounts.list.count)") }
  }
}
