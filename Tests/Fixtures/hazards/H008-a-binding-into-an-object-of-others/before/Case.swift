import Foundation
import SwiftUI

/// Each change by a binding set `progress` again, which told everybody. The object stays the same.
final class Upload: ObservableObject {
  @Published var progress = Progress(totalUnitCount: 10)  // expect: published-property "@Published"
}

struct UploadView: View {
  @StateObject private var upload = Upload()

  var body: some View {
    Text(upload.progress.isPausable ? "May wait" : "Goes on")
    // says-next: "a binding changes a part of 'progress' here, which may be an object"
    Toggle("Pauses", isOn: $upload.progress.isPausable)
  }
}

/// Structs of others, and what bindings have themselves.
final class Sheet: ObservableObject {
  @Published var fault: (any Error)?  // expect: published-property "@Published"
  @Published var corner = CGPoint.zero  // expect: published-property "@Published"
  @Published var size = CGSize(width: 1, height: 1)  // expect: published-property "@Published"
}

struct SheetView: View {
  @StateObject private var sheet = Sheet()

  var body: some View {
    Toggle("Fails", isOn: $sheet.fault.isSet)
    Toggle("Fails slowly", isOn: $sheet.fault.isSet.animation())
    Slider(value: $sheet.corner.x)
    Slider(value: $sheet.size.width)
  }
}

extension Binding {
  var isSet: Binding<Bool> { .constant(true) }
}
