import Combine
import SwiftUI

final class Upload: ObservableObject {
  @Published var progress = 0.0
  @Published var name = ""
}

final class UploadLog {
  /// A subject would give another type.
  let steps: Publishers.RemoveDuplicates<Published<Double>.Publisher>
  let names: Published<String>.Publisher

  init(_ upload: Upload) {
    steps = upload.$progress.removeDuplicates()  // expect: published-projection "$progress"
    names = upload.$name  // expect: published-projection "$name"
  }
}

struct UploadView: View {
  @ObservedObject var upload: Upload

  var body: some View { Text("\(upload.name): \(upload.progress)") }
}
