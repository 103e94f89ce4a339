import SwiftUI

typealias PageModel = Observable & Identifiable

// Loses: the alias was rewritten, and the class that uses it was not found: it says that it is
// observable, and tracks nothing.
final class Brochure: PageModel {
  @Published var page = 1
}

struct BrochureView: View {
  @Bindable var brochure: Brochure

  var body: some View {
    Stepper("Page \(brochure.page)", value: $brochure.page)
  }
}
