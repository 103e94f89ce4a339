/// Finds what someone meant who made a typing error.
enum Spelling {
  /// The known word nearest to `word`, if it is near enough to be meant.
  static func nearest(to word: String, in known: some Sequence<String>) -> String? {
    let letters = Array(word.lowercased().unicodeScalars)
    // No known word is longer, and a pasted text must not cost time.
    guard letters.count <= 80 else { return nil }
    let limit = max(1, letters.count / 3)
    var best: (word: String, distance: Int)?
    for candidate in known {
      let distance = editDistance(letters, Array(candidate.lowercased().unicodeScalars))
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word ?? completion(of: word, in: known)
  }

  /// `, did you mean 'x'?`, or nothing.
  static func suggestion(for word: String, in known: some Sequence<String>) -> String {
    nearest(to: word, in: known).map { ", did you mean '\($0)'?" } ?? ""
  }

  /// The only known word that begins with `word`.
  private static func completion(of word: String, in known: some Sequence<String>) -> String? {
    guard word.count >= 3 else { return nil }
    let matches = known.filter { $0.hasPrefix(word) }
    return matches.count == 1 ? matches[0] : nil
  }

  /// How many insertions, deletions, changes and swaps of neighbours turn one text into the other.
  static func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
