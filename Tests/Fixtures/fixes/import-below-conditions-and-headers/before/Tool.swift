// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
import SwiftUI
#endif

class Tool: ObservableObject {
  @Published var name = ""
}
