import Combine
import SwiftUI

@Observable final class Upload {
  var progress = 0.0
  var name = ""
}

final class UploadLog {
  /// A subject would give another type.
  let steps: Publishers.RemoveDuplicates<Published<Double>.Publisher>
  let names: Published<String>.Publisher

  init(_ upload: Upload) {
    steps = upload.$progress.removeDuplicates()  // error: has no member '$progress'
    names = upload.$name  // error: has no member '$name'
  }
}

struct UploadView: View {
  var upload: Upload

  var body: some View { Text("\(upload.name): \(upload.progress)") }
}
