import SwiftUI

@Observable final class Draft {
  var text = ""
}

/// Write `@StateObject private var draft = Draft()` where the draft is made.
struct DraftHelp: View {
  // @StateObject private var draft = Draft()
  /* @StateObject /* nested */ private var draft = Draft() */
  private let example = "@StateObject private var draft = Draft()"
  private let raw = #"\#(1) @StateObject private var draft = Draft()"#
  private let block = """
    struct DraftView: View {
      @StateObject private var draft = Draft()
    }
    """
  @State private var StateObject = 0

  var body: some View {
    Text(example + raw + block + "\(StateObject)")
  }
}
