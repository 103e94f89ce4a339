import CoreData
import SwiftUI

final class Plant: NSManagedObject {
  var name: String {
    get { "Fern" }
    set { objectWillChange.send() }
  }
}

@Observable final class PlantFilter {
  var text = ""
}

struct PlantRow: View {
  @Bindable var plant: Plant  // error: only works with Observable types
  var filter: PlantFilter

  var body: some View {
    TextField("Name", text: $plant.name)
      .opacity(plant.name.contains(filter.text) ? 1 : 0.5)
  }
}
