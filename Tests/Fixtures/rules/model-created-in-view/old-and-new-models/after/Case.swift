import Observation
import SwiftUI

@Observable final class Old {
  var count = 0
}

@Observable
final class New {
  var count = 0
}

func makeOld() -> Old { Old() }

struct Both: View {
  let old = Old()  // expect: model-created-in-view "old"
  private var new = New()  // expect: model-created-in-view "new"
  var short: Old = .init()  // expect: model-created-in-view "short"
  let made = makeOld()  // expect: model-created-in-view "made"
  var maybe: New? = New()  // expect: model-created-in-view "maybe"

  var body: some View {
    Button("\(old.count) \(new.count)") { new.count += short.count + made.count }
  }
}

struct Tinted: ViewModifier {
  private let model = New()  // expect: model-created-in-view "model"

  func body(content: Content) -> some View {
    content.opacity(model.count > 0 ? 1 : 0.5)
  }
}
