import SwiftUI

@Observable public final class Account {
  public private(set) var name = ""
  public fileprivate(set) var mail = ""
  internal private(set) var phone = ""
  private(set) public var city = ""
  fileprivate var street = ""
  private var token: String?
  @ObservationIgnored public private(set) var visits = 0
  nonisolated(unsafe) static public private(set) var count = 0

  public init() {}

  func visit() { visits += 1; Account.count += 1; token = "t"; street = "s" }
}

public struct AccountView: View {
  public private(set) var account: Account
  @State fileprivate var own = Account()

  public init(account: Account) { self.account = account }

  public var body: some View { Text(account.name + own.mail) }
}
