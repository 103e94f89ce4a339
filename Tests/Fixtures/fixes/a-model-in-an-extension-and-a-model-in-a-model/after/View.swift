import SwiftUI

struct FeatureView: View {
  @State private var model = Feature.Model()

  var body: some View {
    ForEach(model.rows) { row in
      RowView(row: row)
    }
  }

  private struct RowView: View {
    @Bindable var row: Feature.Model.Row

    var body: some View { TextField("Name", text: $row.name) }
  }
}
