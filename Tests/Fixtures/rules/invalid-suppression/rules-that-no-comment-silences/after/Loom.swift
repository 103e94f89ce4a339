// migrate-lint:disable:file file-not-parsed -- it is a template
// expect-previous: invalid-suppression "file-not-parsed"
// migrate-lint:disable:file unused-suppression, suppression
// expect-previous: invalid-suppression "unused-suppression"
import SwiftUI

@Observable final class Loom {
  var threads = 0
}
