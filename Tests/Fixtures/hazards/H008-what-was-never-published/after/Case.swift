import Combine
import CoreData
import SwiftUI

final class Account: NSManagedObject {
  var name = ""
}

/// It told nobody of anything: setting this one is no less heard than before.
@Observable final class Session {
  @ObservationIgnored var account: Account?
  private let context: NSManagedObjectContext

  init(context: NSManagedObjectContext) { self.context = context }

  func load() {
    account = try? context.fetch(NSFetchRequest<Account>(entityName: "Account")).first
  }
}

struct SessionView: View {
  var session: Session

  var body: some View {
    Button(session.account?.name ?? "") { session.load() }
  }
}
