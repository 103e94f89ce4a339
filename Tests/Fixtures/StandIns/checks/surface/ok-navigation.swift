import SwiftUI

struct Place: Identifiable, Hashable {
  let id: Int
  var name: String
}

struct Failure: LocalizedError {
  var errorDescription: String? { "no" }
}

struct Root: View {
  @State private var path = NavigationPath()
  @State private var places = [Place(id: 1, name: "a")]
  @State private var chosen: Place?
  @State private var tab = 0
  @State private var shows = false
  @State private var search = ""
  @State private var failure: Failure?
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) var presentationMode
  @Environment(\.openURL) private var openURL
  @Environment(\.scenePhase) private var phase

  var body: some View {
    TabView(selection: $tab) {
      NavigationStack(path: $path) {
        List {
          ForEach(places) { place in
            NavigationLink(value: place) { Text(place.name) }
              .swipeActions { Button("Delete", role: .destructive) { places.removeAll() } }
              .contextMenu {
                Button("Open") { chosen = place }
              } preview: {
                Detail(place: place)
              }
          }
          NavigationLink("Old", destination: Text("x"))
          NavigationLink { Detail(place: places[0]) } label: { Label("D", systemImage: "d") }
        }
        .listStyle(.insetGrouped)
        .navigationDestination(for: Place.self) { Detail(place: $0) }
        .navigationTitle("Places")
        .navigationBarTitleDisplayMode(.inline)
        .searchable(text: $search, prompt: "Find")
        .refreshable { await load() }
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) { Button("Add") { shows = true } }
          ToolbarItemGroup(placement: .bottomBar) { Spacer(); EditButton() }
          Tools(shows: $shows)
        }
      }
      .tabItem { Label("Places", systemImage: "map") }
      .tag(0)
      NavigationView { Text("old").navigationBarTitle("Old") }
        .navigationViewStyle(.stack)
        .tabItem { Text("Old") }
        .tag(1)
    }
    .sheet(isPresented: $shows, onDismiss: { tab = 1 }) {
      Detail(place: places[0]).presentationDetents([.medium, .large])
    }
    .sheet(item: $chosen) { place in Detail(place: place) }
    .popover(isPresented: $shows) { Text("p") }
    .fullScreenCover(item: $chosen) { Detail(place: $0) }
    .alert("Wrong", isPresented: $shows) { Button("OK", role: .cancel) {} } message: {
      Text(failure?.localizedDescription ?? "")
    }
    .alert(isPresented: $shows) { Alert(title: Text("a"), message: Text("b")) }
    .alert(isPresented: $shows, error: failure) { Button("OK") {} }
    .alert(item: $chosen) { Alert(title: Text($0.name), dismissButton: .default(Text("OK"))) }
    .confirmationDialog("Sure?", isPresented: $shows, titleVisibility: .visible) {
      Button("Yes", role: .destructive) { dismiss() }
    }
    .onChange(of: tab) { print($0) }
    .onChange(of: search) { old, new in print(old, new) }
    .onChange(of: phase, initial: true) { presentationMode.wrappedValue.dismiss() }
    .onReceive(NotificationCenter.default.publisher(for: .init("x"))) { _ in shows = false }
    .onAppear { openURL(URL(string: "x")!) }
    .onDisappear(perform: clear)
    .onOpenURL { print($0) }
    .task { await load() }
    .task(id: tab) { await load() }
  }

  private func load() async { places.append(Place(id: 2, name: "b")) }
  private func clear() { places = [] }
}

struct Tools: ToolbarContent {
  @Binding var shows: Bool
  var body: some ToolbarContent {
    ToolbarItem(placement: .cancellationAction) { Button("Cancel") { shows = false } }
  }
}

struct Detail: View {
  let place: Place
  var body: some View { Text(place.name) }
}

struct Split: View {
  @State private var visibility = NavigationSplitViewVisibility.all
  @State private var selection: Set<Int> = []
  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(selection: $selection) { Text("a").tag(1) }
    } detail: {
      ContentUnavailableView("None", systemImage: "x", description: Text("d"))
    }
  }
}
