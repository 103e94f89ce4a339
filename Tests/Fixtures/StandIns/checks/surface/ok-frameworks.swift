// typecheck: -swift-version 5
import CloudKit
import Combine
import CoreData
import MapKit
import OSLog
import SwiftUI
import WidgetKit

@MainActor final class MapModel: NSObject, ObservableObject, CLLocationManagerDelegate {
  @Published var region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 1, longitude: 2),
    span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
  @Published var places: [Place] = []
  private let manager = CLLocationManager()
  private let log = Logger(subsystem: "a", category: "b")

  override init() {
    super.init()
    manager.delegate = self
    manager.requestWhenInUseAuthorization()
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard let first = locations.first else { return }
    region.center = first.coordinate
    log.info("moved to \(first.coordinate.latitude, privacy: .public)")
  }

  func load() async throws {
    let query = CKQuery(recordType: "Place", predicate: NSPredicate(value: true))
    let found = try await CKContainer.default().publicCloudDatabase.records(matching: query)
    places = found.matchResults.compactMap { _, result in
      (try? result.get()).map(Place.init)
    }
    _ = try await CKContainer.default().userRecordID()
    let (data, _) = try await URLSession.shared.data(from: URL(string: "x")!)
    print(data)
  }
}

struct Place: Identifiable {
  let id: CKRecord.ID
  let name: String
  let coordinate: CLLocationCoordinate2D
  init(record: CKRecord) {
    id = record.recordID
    name = record["name"] as? String ?? ""
    coordinate = (record["location"] as? CLLocation)?.coordinate ?? CLLocationCoordinate2D()
  }
}

struct MapScreen: View {
  @StateObject private var model = MapModel()
  @State private var position = MapCameraPosition.automatic
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(sortDescriptors: [], predicate: nil) private var notes: FetchedResults<Note>

  var body: some View {
    Map(
      coordinateRegion: $model.region, showsUserLocation: true, annotationItems: model.places
    ) { place in
      MapAnnotation(coordinate: place.coordinate) { Text(place.name) }
    }
    Map(position: $position) {
      ForEach(model.places) { Marker($0.name, coordinate: $0.coordinate) }
    }
    ForEach(notes) { NoteRow(note: $0) }
      .task { try? await model.load() }
      .onAppear { try? context.save() }
  }
}

final class Note: NSManagedObject {
  var text = ""
}

struct NoteRow: View {
  @ObservedObject var note: Note
  var body: some View { TextField("", text: $note.text) }
}

struct Provider: TimelineProvider {
  struct Entry: TimelineEntry { var date = Date() }
  func placeholder(in context: Context) -> Entry { Entry() }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {}
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [Entry()], policy: .atEnd))
  }
}

struct Clock: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "clock", provider: Provider()) { entry in
      Text(entry.date, style: .time)
    }
    .configurationDisplayName("Clock")
  }
}
