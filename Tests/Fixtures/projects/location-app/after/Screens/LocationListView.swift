import SwiftUI

struct LocationListView: View {
  @State private var viewModel = LocationListViewModel()  // expect: state-object "@StateObject"

  var body: some View {
    List {
      ForEach(viewModel.locations) { location in
        NavigationLink {
          LocationDetailView(viewModel: LocationDetailViewModel(location: location))
        } label: {
          LocationRow(location: location, guests: viewModel.guests[location.id] ?? [])
        }
      }
    }
    .navigationTitle("Places")
    .task { await viewModel.load() }
    .alert(item: $viewModel.alert) { alert in
      Alert(title: Text(alert.title), message: Text(alert.message))
    }
  }
}

/// Gets values, not the model.
private struct LocationRow: View {
  let location: Location
  let guests: [Guest]

  var body: some View {
    HStack {
      Image(systemName: "building")
      VStack(alignment: .leading) {
        Text(location.name)
        if guests.isEmpty {
          Text("Nobody is here").font(.caption)
        } else {
          Text("\(guests.count) checked in").font(.caption)
        }
      }
    }
  }
}
