@_exported import Combine
@_exported import Foundation
@_exported import Observation

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

/// A view without a body of its own.
@MainActor protocol Primitive: View where Body == Never {
  func draw(in node: Node)
}

extension Primitive {
  public var body: Never { fatalError() }
}

public struct Text: Primitive {
  private let text: String

  public init(_ text: String) { self.text = text }

  func draw(in node: Node) { node.add(text) }
}

public struct EmptyView: Primitive {
  public init() {}

  func draw(in node: Node) {}
}

/// Shows its title; `Screen.tap` runs its action.
public struct Button: Primitive {
  private let title: String
  private let action: @MainActor () -> Void

  public init(_ title: String, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.action = action
  }

  func draw(in node: Node) {
    node.add("[\(title)]")
    node.actions[title] = action
  }
}

public struct VStack<Content: View>: Primitive {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  func draw(in node: Node) { node.add(content, at: 0) }
}

/// Each row keeps its state as long as its element keeps its id.
public struct ForEach<Element, ID: Hashable, Content: View>: Primitive {
  private let elements: [Element]
  private let id: (Element) -> ID
  private let content: (Element) -> Content

  public init(
    _ elements: [Element], id: KeyPath<Element, ID>,
    @ViewBuilder content: @escaping (Element) -> Content
  ) {
    self.elements = elements
    self.id = { $0[keyPath: id] }
    self.content = content
  }

  func draw(in node: Node) {
    for element in elements { node.add(content(element), at: id(element)) }
  }
}

extension ForEach where Element: Identifiable, ID == Element.ID {
  public init(_ elements: [Element], @ViewBuilder content: @escaping (Element) -> Content) {
    self.init(elements, id: \.id, content: content)
  }
}

public struct TupleView<each Part: View>: Primitive {
  private let parts: (repeat each Part)

  init(_ parts: (repeat each Part)) { self.parts = parts }

  func draw(in node: Node) {
    var position = 0
    for part in repeat each parts {
      node.add(part, at: position)
      position += 1
    }
  }
}

public enum Either<First: View, Second: View>: Primitive {
  case first(First)
  case second(Second)

  func draw(in node: Node) {
    switch self {
    case .first(let view): node.add(view, at: 1)
    case .second(let view): node.add(view, at: 2)
    }
  }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError() }
}

extension Optional: Primitive where Wrapped: View {
  func draw(in node: Node) {
    if let self { node.add(self, at: 0) }
  }
}

@resultBuilder @MainActor
public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Only: View>(_ only: Only) -> Only { only }
  public static func buildBlock<each Part: View>(_ part: repeat each Part)
    -> TupleView<repeat each Part>
  { TupleView((repeat each part)) }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<A: View, B: View>(first: A) -> Either<A, B> { .first(first) }
  public static func buildEither<A: View, B: View>(second: B) -> Either<A, B> { .second(second) }
}
