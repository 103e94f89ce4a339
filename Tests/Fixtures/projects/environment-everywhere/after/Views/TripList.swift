import SwiftUI

struct TripList: View {
  @Environment(TripStore.self) private var trips
  @Environment(Preferences.self) private var preferences  // expect: environment-object "@EnvironmentObject"
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      List(trips.trips, id: \.self) { trip in
        NavigationLink {
          TripDetail(name: trip)
        } label: {
          Text(trip)
        }
      }
      .navigationTitle(preferences.author)
      .toolbar {
        Button("New trip") { isAdding = true }
      }
      .sheet(isPresented: $isAdding) {
        NewTrip()
      }
    }
  }
}

struct TripDetail: View {
  let name: String
  @Environment(Preferences.self) private var preferences  // expect: environment-object "@EnvironmentObject"

  var body: some View {
    @Bindable var preferences = preferences
    VStack {
      Text(name)
      Toggle("Miles", isOn: $preferences.usesMiles)
      TripBadge()
      GalleryScreen()
    }
  }
}

struct NewTrip: View {
  @Environment(TripStore.self) private var trips

  var body: some View {
    @Bindable var trips = trips
    TextField("Where to?", text: $trips.draft)
    Button("Save") { trips.add(trips.draft) }
  }
}

/// Optional, so it may be missing.
struct TripBadge: View {
  @Environment(TripStore.self) private var trips: TripStore?

  var body: some View {
    Text("\(trips?.trips.count ?? 0) trips")
  }
}

#Preview("Detail") {
  NewTrip()
    .withSampleData()
}

#Preview("Badge") {
  TripBadge()
}

#Preview {
  NewTrip()  // expect: environment-model-not-provided "NewTrip"
}
