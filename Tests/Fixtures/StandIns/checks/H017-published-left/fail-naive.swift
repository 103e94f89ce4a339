import Combine
import SwiftUI

@Observable final class Model {
  @Published var name = ""  // error: invalid redeclaration of synthesized property '_name'
}
