import SwiftUI

@MainActor
@Observable
final class Account {
  static let shared = Account()
  var name = ""
}

@MainActor
struct AccountTools {
  var account: Account

  func clear() { account.name = "" }
}

@MainActor
@propertyWrapper
struct AccountName: DynamicProperty {
  @State private var account = Account()

  var wrappedValue: String { account.name }
}

final class AccountController: UIViewController {
  var account = Account.shared

  override func viewDidLoad() {
    super.viewDidLoad()
    title = account.name
  }
}

struct AccountView: View {
  @Bindable private var account = Account.shared
  @AccountName private var name

  var body: some View {
    TextField(name, text: $account.name)
    Button("Clear") { AccountTools(account: account).clear() }
  }
}

struct AccountStyle: ViewModifier {
  @Environment(Account.self) private var account

  private var isEmpty: Bool { account.name.isEmpty }

  func body(content: Content) -> some View { content.opacity(isEmpty ? 0.5 : 1) }
}
