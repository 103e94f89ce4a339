public struct Box<Content> {
  var content: Content
  public init(_ content: Content) { self.content = content }
  public func open() -> Content { content }
}
