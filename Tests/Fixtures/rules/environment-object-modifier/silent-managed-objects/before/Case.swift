import CoreData
import SwiftUI

final class Folder: NSManagedObject {
  @NSManaged var name: String
}

struct FolderList: View {
  @ObservedObject var folder: Folder

  var body: some View {
    FolderTitle().environmentObject(folder)
  }
}

struct FolderTitle: View {
  @EnvironmentObject var folder: Folder

  var body: some View {
    Text(folder.name)
  }
}
