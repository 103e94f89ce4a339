import AppKit
import SwiftUI

@Observable final class Accounts {
  static let key = "accounts"
  var list = Data()

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
  @State private var accounts = Accounts()  // expect: state-object "@StateObject"

  var body: some Scene {
    WindowGroup { Text("\(accounts.list.count)") }
  }
}
