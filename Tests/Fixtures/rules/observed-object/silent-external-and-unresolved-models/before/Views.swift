import CoreData
import SwiftUI

final class Place: NSManagedObject {
  @NSManaged var name: String
}

struct PlaceRow: View {
  @ObservedObject var place: Place
  @ObservedObject var raw: NSManagedObject

  var body: some View {
    Text(place.name + "\(raw.isDeleted)")
  }
}
