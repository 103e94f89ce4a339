import SwiftUI

@MainActor
final class Account: ObservableObject {
  static let shared = Account()
  @Published var name = ""
}

@MainActor
struct AccountTools {
  @ObservedObject var account: Account

  func clear() { account.name = "" }
}

@MainActor
@propertyWrapper
struct AccountName: DynamicProperty {
  @StateObject private var account = Account()

  var wrappedValue: String { account.name }
}

final class AccountController: UIViewController {
  @ObservedObject var account = Account.shared

  override func viewDidLoad() {
    super.viewDidLoad()
    title = account.name
  }
}

struct AccountView: View {
  @ObservedObject private var account = Account.shared
  @AccountName private var name

  var body: some View {
    TextField(name, text: $account.name)
    Button("Clear") { AccountTools(account: account).clear() }
  }
}

struct AccountStyle: ViewModifier {
  @EnvironmentObject private var account: Account

  private var isEmpty: Bool { account.name.isEmpty }

  func body(content: Content) -> some View { content.opacity(isEmpty ? 0.5 : 1) }
}
