import CoreData
import SwiftUI

/// Core Data makes it an observable object; it cannot become `@Observable`.
final class Contact: NSManagedObject {
  @NSManaged var name: String?
}

struct ContactRow: View {
  @ObservedObject var contact: Contact

  var body: some View {
    Text(contact.name ?? "")
  }
}
