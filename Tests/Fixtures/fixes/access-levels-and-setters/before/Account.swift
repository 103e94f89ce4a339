import SwiftUI

public final class Account: ObservableObject {
  @Published public private(set) var name = ""
  @Published public fileprivate(set) var mail = ""
  @Published internal private(set) var phone = ""
  @Published private(set) public var city = ""
  @Published fileprivate var street = ""
  @Published private var token: String?
  public private(set) var visits = 0
  nonisolated(unsafe) static public private(set) var count = 0

  public init() {}

  func visit() { visits += 1; Account.count += 1; token = "t"; street = "s" }
}

public struct AccountView: View {
  @ObservedObject public private(set) var account: Account
  @StateObject fileprivate var own = Account()

  public init(account: Account) { self.account = account }

  public var body: some View { Text(account.name + own.mail) }
}
