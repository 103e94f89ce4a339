import SwiftUI

struct FeatureView: View {
  @StateObject private var model = Feature.Model()

  var body: some View {
    ForEach(model.rows) { row in
      RowView(row: row)
    }
  }

  private struct RowView: View {
    @ObservedObject var row: Feature.Model.Row

    var body: some View { TextField("Name", text: $row.name) }
  }
}
