import CoreData
import SwiftUI

final class Library: NSManagedObject {
  @NSManaged var name: String
}

struct LibraryView: View {
  @EnvironmentObject var library: Library

  var body: some View {
    Text(library.name)
  }
}
