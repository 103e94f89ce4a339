import SwiftUI

final class Account: ObservableObject { @Published var name = "" }

@MainActor final class Delegate: NSObject {
  static let shared = Delegate()
  var account: Account!
  var accounts: [Account] = []

  func current() -> Account! { accounts.first }
}

final class Guest: ObservableObject {
  @Published var name = ""

  init!(named name: String) { self.name = name }
}

/// The old wrapper asks for an object and has it unwrapped; a plain property would be an optional.
struct AccountView: View {
  @ObservedObject private var account = Delegate.shared.account  // expect: unresolved-model "account"

  var body: some View { Text(account.name) }
}

struct CurrentView: View {
  @StateObject private var account = Delegate.shared.current()  // expect: unresolved-model "account"

  var body: some View { Text(account.name) }
}

struct GuestView: View {
  @StateObject private var guest = Guest(named: "Ada")  // expect: unresolved-model "guest"

  var body: some View { Text(guest.name) }
}

/// With its type it is one, whatever the wrapper is.
final class Host: ObservableObject { @Published var name = "" }

@MainActor enum Hosts {
  static var host: Host! = Host()
}

struct HostView: View {
  @ObservedObject private var host: Host = Hosts.host

  var body: some View { Text(host.name) }
}
