import SwiftUI

@Observable final class Inbox {
  var shown: [Int] = []
  // says-not-next: "a view may read it"
  @ObservationIgnored var names: Set<String> = []  // expect: unpublished-stored-property "names"

  func insert(_ name: String) {
    names.insert(name)
    shown.append(names.count)
  }
}

struct InboxView: View {
  var inbox: Inbox
  let words: [String]

  var body: some View {
    Text("\(inbox.shown.count) \(initials.count)")
  }

  private var initials: Set<String> {
    words.reduce(into: Set()) { all, word in all.insert(String(word.prefix(1))) }
  }
}
