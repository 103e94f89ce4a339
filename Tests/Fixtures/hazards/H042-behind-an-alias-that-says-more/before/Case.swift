import SwiftUI

typealias PageModel = ObservableObject & Identifiable

final class Brochure: PageModel {  // expect: unsupported-declaration "PageModel"
  @Published var page = 1
}

struct BrochureView: View {
  @ObservedObject var brochure: Brochure

  var body: some View {
    Stepper("Page \(brochure.page)", value: $brochure.page)
  }
}
