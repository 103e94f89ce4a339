import Combine
import CoreData
import SwiftUI

final class Account: NSManagedObject {
  var name = ""
}

/// Setting what was not published told nobody before, either.
@Observable final class Session {
  var title = ""
  var account: Account?
  private let context: NSManagedObjectContext

  init(context: NSManagedObjectContext) { self.context = context }

  func load() {
    account = try? context.fetch(NSFetchRequest<Account>(entityName: "Account")).first
  }

  func rename() { title = account?.name ?? "" }
}

struct SessionView: View {
  var session: Session

  var body: some View {
    Button("\(session.title) \(session.account?.name ?? "")") { session.load() }
      .onTapGesture { session.rename() }
  }
}
