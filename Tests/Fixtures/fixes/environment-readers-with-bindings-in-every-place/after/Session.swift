import SwiftUI

@Observable final class Session {
  var name = ""
  var mail = ""
  var isNew = true
  var tags: [String] = []
}
