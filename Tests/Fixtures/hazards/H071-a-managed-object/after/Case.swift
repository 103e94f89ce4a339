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
  @ObservedObject var plant: Plant
  var filter: PlantFilter

  var body: some View {
    TextField("Name", text: $plant.name)
      .opacity(plant.name.contains(filter.text) ? 1 : 0.5)
  }
}

struct PlantEditor: View {
  @StateObject private var plant: Plant

  init(context: NSManagedObjectContext) {
    _plant = StateObject(wrappedValue: Plant(context: context))
  }

  var body: some View { Text(plant.name) }
}
