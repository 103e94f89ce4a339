import SwiftUI

@Observable final class Export {
  var fileName = "Report"
  @ObservationIgnored lazy var formatter = DateFormatter()  // expect: unpublished-stored-property "formatter"
  @ObservationIgnored private lazy var encoder: JSONEncoder = {  // expect: unpublished-stored-property "encoder"
    let encoder = JSONEncoder()
    encoder.outputFormatting = .prettyPrinted
    return encoder
  }()

  func write(_ rows: [String]) throws -> Data {
    fileName = formatter.string(from: Date())
    return try encoder.encode(rows)
  }
}

struct ExportView: View {
  @State private var export = Export()

  var body: some View {
    TextField("File", text: $export.fileName)
    Button("Write") { _ = try? export.write(["a", "b"]) }
  }
}
