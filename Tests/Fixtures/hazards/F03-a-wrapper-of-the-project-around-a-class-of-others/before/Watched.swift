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

final class Compass: ObservableObject {  // expect: observable-object-class "Compass"
  @Published var angle = 0.0
}

struct CompassView: View {
  @StateObject private var compass = Compass()

  var body: some View { Slider(value: $compass.angle) }
}
