import Combine
import CoreData
import SwiftUI

final class Account: NSManagedObject {
  var name = ""
}

/// It told nobody of anything: setting this one is no less heard than before.
final class Session: ObservableObject {
  var account: Account?
  private let context: NSManagedObjectContext

  init(context: NSManagedObjectContext) { self.context = context }

  func load() {
    account = try? context.fetch(NSFetchRequest<Account>(entityName: "Account")).first
  }
}

struct SessionView: View {
  @ObservedObject var session: Session

  var body: some View {
    Button(session.account?.name ?? "") { session.load() }
  }
}
