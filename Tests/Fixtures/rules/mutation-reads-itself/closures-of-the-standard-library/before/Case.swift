import Observation

@Observable
final class Library {
  var books: [String] = []
  var shelves: [String: [String]] = [:]
  var wishes: [String]?
  private(set) var loans: Set<String> = []
  @ObservationIgnored var recent: [Int] = []

  func tidy() {
    books.removeAll { title in
      title.isEmpty || self.books.first == title  // expect: mutation-reads-itself "books"
    }
    self.books.sort { $0.count < $1.count && books.count > 1 }
    // expect-previous: mutation-reads-itself "books"
    shelves["new", default: []].removeAll { $0.isEmpty || shelves.isEmpty }
    // expect-previous: mutation-reads-itself "shelves"
    shelves.merge([:]) { first, _ in shelves.isEmpty ? [] : first }
    // expect-previous: mutation-reads-itself "shelves"
    wishes?.removeAll(where: { $0 == wishes?.last })
    // expect-previous: mutation-reads-itself "wishes"
    recent.removeAll { [books] year in books.isEmpty || recent.contains(year + 1) }
    // expect-previous: mutation-reads-itself "recent"
    _ = books.partition { [weak self] title in
      [title].contains { $0 == self?.books.last }  // expect: mutation-reads-itself "books"
    }
  }
}
