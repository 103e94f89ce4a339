import SwiftUI

struct Counter {
  var draws = 0

  mutating func draw() { draws += 1 }
}

func raise(_ number: inout Int) { number += 1 }

final class Archivist {
  func note(_ museum: Museum) { museum.elsewhere += 1 }
}

final class Museum: ObservableObject {
  @Published var room = "Egypt"
  var counter = Counter()
  var raised = 0
  var path = 0
  var first = 0
  var second = 0
  var alias = 0
  var captured = 0
  var elsewhere = 0
  var reference = 0
  var chained = 0
  var set = 0
  private var trigger = 0 {
    didSet { chained += 1 }
  }

  private var lastVisit: Int {
    get { set }
    set { set = newValue }
  }

  func counted() -> String {
    counter.draw()
    return "\(room) \(counter.draws > 0)"
  }

  func passed() -> String {
    raise(&raised)
    return "\(room) \(raised > 0)"
  }

  func byPath() -> String {
    self[keyPath: \.path] += 1
    return "\(room) \(path > 0)"
  }

  func paired() -> String {
    (first, second) = (first + 1, second + 1)
    return "\(room) \(first + second > 0)"
  }

  func aliased() -> String {
    let museum = self
    museum.alias += 1
    return "\(room) \(alias > 0)"
  }

  func inClosure() -> String {
    let count = { [unowned self] in captured += 1 }
    count()
    return "\(room) \(captured > 0)"
  }

  func inOtherType() -> String {
    Archivist().note(self)
    return "\(room) \(elsewhere > 0)"
  }

  func byReference() -> String {
    [1, 2].forEach(add)
    return "\(room) \(reference > 0)"
  }

  private func add(_ number: Int) { reference += number }

  func inChain() -> String {
    trigger += 1
    return "\(room) \(chained > 0)"
  }

  func bySetter() -> String {
    lastVisit += 1
    return "\(room) \(set > 0)"
  }
}

struct CountedView: View {
  @ObservedObject var museum: Museum
  var body: some View { Text(museum.counted()) }
}

struct PassedView: View {
  @ObservedObject var museum: Museum
  var body: some View { Text(museum.passed()) }
}

struct ByPathView: View {
  @ObservedObject var museum: Museum
  var body: some View { Text(museum.byPath()) }
}

struct PairedView: View {
  @ObservedObject var museum: Museum
  var body: some View { Text(museum.paired()) }
}

struct AliasedView: View {
  @ObservedObject var museum: Museum
  var body: some View { Text(museum.aliased()) }
}

struct InClosureView: View {
  @ObservedObject var museum: Museum
  var body: some View { Text(museum.inClosure()) }
}

struct InOtherTypeView: View {
  @ObservedObject var museum: Museum
  var body: some View { Text(museum.inOtherType()) }
}

struct ByReferenceView: View {
  @ObservedObject var museum: Museum
  var body: some View { Text(museum.byReference()) }
}

struct InChainView: View {
  @ObservedObject var museum: Museum
  var body: some View { Text(museum.inChain()) }
}

struct BySetterView: View {
  @ObservedObject var museum: Museum
  var body: some View { Text(museum.bySetter()) }
}

struct TwinView<Content: View>: View {
  let view: Content

  var body: some View {
    VStack {
      view
      view
    }
  }
}
