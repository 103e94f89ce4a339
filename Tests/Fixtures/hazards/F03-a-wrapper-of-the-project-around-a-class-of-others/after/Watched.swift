import CoreData
import SwiftUI

final class Record: NSManagedObject {}

@propertyWrapper struct Watched<Object: ObservableObject>: DynamicProperty {
  @ObservedObject private var object: Object

  init(wrappedValue: Object) { object = wrappedValue }

  var wrappedValue: Object { object }
}

struct RecordView: View {
  @Watched var record: Record

  var body: some View { Text(record.description) }
}

@Observable final class Compass {  // expect: observable-object-class "Compass"
  var angle = 0.0
}

struct CompassView: View {
  @State private var compass = Compass()

  var body: some View { Slider(value: $compass.angle) }
}
