/// Draws a view, and draws again what was told of a change: by the publisher of an object that
/// the view holds in a wrapper, or by the observation of what its body read. It does both for
/// every view, so models of the old and of the new kind are shown by the same code.
@MainActor public final class Screen {
  private let root: Node
  fileprivate var invalid: [Node] = []
  /// How many bodies have been asked for.
  public fileprivate(set) var drawCount = 0

  public init(_ view: some View) {
    root = Node()
    root.screen = self
    root.draw(view)
    update()
  }

  public var text: String { root.lines.joined(separator: ", ") }

  /// Draws what has changed. False if that never comes to an end.
  @discardableResult public func update() -> Bool {
    var rounds = 0
    while !invalid.isEmpty {
      rounds += 1
      if rounds > 100 { return false }
      let nodes = invalid
      invalid = []
      for node in nodes { node.redraw() }
    }
    return true
  }

  public func tap(_ title: String) { root.action(titled: title)?() }

  /// Called at the moment at which a view learns that it has to be drawn again.
  public var onInvalidation: () -> Void = {}
}

/// The place of a view on the screen, and what the view keeps there while its values come and go.
@MainActor final class Node {
  fileprivate(set) weak var screen: Screen?
  var actions: [String: @MainActor () -> Void] = [:]
  /// What wrappers keep and listen to, by the name of their property.
  var kept: [String: AnyObject] = [:]
  var subscriptions: [String: AnyCancellable] = [:]

  private enum Piece {
    case text(String)
    case node(Node)
  }

  private var pieces: [Piece] = []
  private var children: [AnyHashable: Node] = [:]
  private var drawAgain: () -> Void = {}
  private var isInvalid = false
  private var drawing = 0
  private var viewType: Any.Type = Never.self

  // MARK: Drawing

  func draw<V: View>(_ view: V) {
    if viewType != V.self { forget() }
    viewType = V.self
    drawAgain = { [unowned self] in draw(view) }
    isInvalid = false
    drawing += 1
    let drawing = drawing
    pieces = []
    actions = [:]
    let before = children
    children = [:]
    defer { for (key, node) in before where children[key] == nil { node.forget() } }
    olderChildren = before
    if let primitive = view as? any Primitive {
      primitive.draw(in: self)
      return
    }
    install(view)
    screen?.drawCount += 1
    let body = withObservationTracking {
      view.body
    } onChange: { [weak self] in
      // Here: an earlier drawing that still observes has nothing to say any more.
      MainActor.assumeIsolated { if self?.drawing == drawing { self?.invalidate() } }
    }
    add(body, at: 0)
  }

  private var olderChildren: [AnyHashable: Node] = [:]

  func add(_ text: String) { pieces.append(.text(text)) }

  func add(_ view: some View, at key: some Hashable) {
    let node = olderChildren[AnyHashable(key)] ?? Node()
    node.screen = screen
    children[AnyHashable(key)] = node
    pieces.append(.node(node))
    node.draw(view)
  }

  private func install(_ view: some View) {
    for (label, value) in Mirror(reflecting: view).children {
      guard let label, let property = value as? any DynamicProperty else { continue }
      property.install(in: self, as: label)
    }
  }

  /// Here is another view, or none, from now on.
  private func forget() {
    kept = [:]
    subscriptions = [:]
    for child in children.values { child.forget() }
    children = [:]
    drawAgain = {}
  }

  // MARK: Changes

  func invalidate() {
    guard !isInvalid else { return }
    isInvalid = true
    screen?.invalid.append(self)
    screen?.onInvalidation()
  }

  fileprivate func redraw() {
    if isInvalid { drawAgain() }
  }

  // MARK: What is there

  fileprivate var lines: [String] {
    pieces.flatMap { piece -> [String] in
      switch piece {
      case .text(let text): [text]
      case .node(let node): node.lines
      }
    }
  }

  fileprivate func action(titled title: String) -> (@MainActor () -> Void)? {
    if let action = actions[title] { return action }
    for case .node(let node) in pieces {
      if let action = node.action(titled: title) { return action }
    }
    return nil
  }
}
