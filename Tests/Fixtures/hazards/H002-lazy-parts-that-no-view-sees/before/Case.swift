import SwiftUI

final class Export: ObservableObject {
  @Published var fileName = "Report"
  lazy var formatter = DateFormatter()  // expect: unpublished-stored-property "formatter"
  private lazy var encoder: JSONEncoder = {  // expect: unpublished-stored-property "encoder"
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
  @StateObject private var export = Export()

  var body: some View {
    TextField("File", text: $export.fileName)
    Button("Write") { _ = try? export.write(["a", "b"]) }
  }
}
