import SwiftUI

@Observable final class Export {
  var fileName = "Report"
  lazy var formatter = DateFormatter()  // error: 'lazy' cannot be used on a computed property
  private lazy var encoder: JSONEncoder = {  // error: 'lazy' cannot be used on a computed property
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
