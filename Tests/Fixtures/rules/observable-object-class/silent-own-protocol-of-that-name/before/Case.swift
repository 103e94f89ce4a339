// Nothing of Combine or SwiftUI is imported here.

protocol ObservableObject: AnyObject {
  func observe(_ block: @escaping () -> Void)
}

final class Signal: ObservableObject {
  private var blocks: [() -> Void] = []

  func observe(_ block: @escaping () -> Void) {
    blocks.append(block)
  }
}
