import SwiftUI
import UIKit

final class Label {
  let text: String

  init(_ text: String) {
    self.text = text
  }
}

@Observable final class Labels {
  @ObservationIgnored private var made: [Int: Label] = [:]

  func label(for number: Int) -> Label {
    if let label = made[number] {
      return label
    }
    let label = Label("No. \(number)")
    made[number] = label
    return label
  }

  func forget(_ number: Int) {
    made.removeValue(forKey: number)
  }
}

@Observable final class Pool {
  var current = 0
  @ObservationIgnored private var pages: [Int: Label] = [:]

  func page(_ number: Int) -> Label {
    if let page = pages[number] { return page }
    let page = Label("Page \(number)")
    pages[number] = page
    return page
  }
}

@Observable final class Offset {
  @ObservationIgnored var value = 0
}

struct Numbered: View {
  @Environment(Labels.self) private var labels
  @State private var pool = Pool()
  let number: Int

  var body: some View {
    Text(labels.label(for: number).text)
    Text(pool.page(pool.current).text)
  }
}

struct Field: UIViewRepresentable {
  @Environment(Offset.self) var offset

  func makeUIView(context: Context) -> UIView {
    UIView()
  }

  func updateUIView(_ view: UIView, context: Context) {
    view.tag += offset.value
    offset.value = 0
  }
}

struct Root: View {
  @State private var labels = Labels()
  @State private var offset = Offset()

  var body: some View {
    VStack {
      Numbered(number: 1)
      Field()
    }
    .environment(labels)
    .environment(offset)
  }
}
