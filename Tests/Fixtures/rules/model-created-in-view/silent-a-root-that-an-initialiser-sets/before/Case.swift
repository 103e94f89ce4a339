import AppKit
import SwiftUI

final class Tokens: ObservableObject {
  @Published var size = 0

  func grow() { size += 1 }
}

/// Others can name it and not make it.
public struct Stack: View {
  private let tokens = Tokens()

  public var body: some View { Text("\(tokens.size)").onTapGesture { tokens.grow() } }
}

/// It shows what its initialiser sets for as long as it lives.
@MainActor final class Host {
  let hosting = NSHostingView(rootView: AnyView(EmptyView()))

  init() { hosting.rootView = AnyView(Stack()) }
}
