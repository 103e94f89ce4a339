import SwiftUI

struct TopicRowValue: Identifiable, Hashable {
  let id: Int
  var name: String
  var detail: String
  var isFavourite: Bool
}

struct TopicListScreen: View {
  @State private var rows: [TopicRowValue] = []
  @State private var search = ""
  @State private var shown: TopicRowValue?
  @State private var isAlertShown = false
  let load: () async throws -> [TopicRowValue]

  private var visible: [TopicRowValue] {
    guard !search.isEmpty else { return rows }
    return rows.filter { row in
      row.name.localizedCaseInsensitiveContains(search) || row.detail.contains(search)
    }
  }

  var body: some View {
    List {
      ForEach(visible) { row in
        Button {
          shown = row
        } label: {
          Label(row.name, systemImage: row.isFavourite ? "star.fill" : "star")
        }
        .swipeActions(edge: .trailing) {
          Button(role: .destructive) {
            rows.removeAll { $0.id == row.id }
          } label: {
            Text("Remove")
          }
        }
      }
      .onMove { source, target in rows.move(fromOffsets: source, toOffset: target) }
    }
    .searchable(text: $search)
    .refreshable { await refresh() }
    .task { await refresh() }
    .sheet(item: $shown) { row in
      VStack {
        Text(row.name).font(.title)
        Text(row.detail).foregroundStyle(.secondary)
      }
      .presentationDetents([.medium, .large])
    }
    .alert("The topics could not be loaded", isPresented: $isAlertShown) {
      Button("Try again") { Task { await refresh() } }
      Button("Cancel", role: .cancel) {}
    }
  }

  private func refresh() async {
    do {
      rows = try await load().sorted { $0.name < $1.name }
    } catch is CancellationError {
      return
    } catch {
      isAlertShown = true
    }
  }
}
