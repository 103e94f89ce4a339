import SwiftUI

@Observable final class Session {
  var name = ""
}

/// It provides, and shows what it is given.
struct Root<Content: View>: View {
  private let content: Content
  @State private var session = Session()

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    Group { content }.environment(session)
  }
}

extension View {
  func inRoot() -> some View { Root { self } }

  func inPaddedRoot() -> some View { Root { padding() } }

  func inRootOfAFunction() -> some View { padding().inRoot() }
}

struct InRoot: ViewModifier {
  func body(content: Content) -> some View { Root { content } }
}

struct Page<Inner: View>: View {
  private let inner: Inner

  init(@ViewBuilder inner: () -> Inner) { self.inner = inner() }

  var body: some View { VStack { Root { inner } } }
}

struct LatePage<Inner: View>: View {
  @ViewBuilder let inner: () -> Inner
  var body: some View { VStack { Root { self.inner() } } }
}

struct BoxedPage: View {
  let inner: AnyView
  var body: some View { Root { self.inner } }
}

@MainActor func page<Inner: View>(@ViewBuilder inner: () -> Inner) -> some View {
  Root { inner() }
}

struct NameLabel: View {
  @Environment(Session.self) var session
  var body: some View { Text(session.name) }
}

#Preview { NameLabel().inRoot() }
#Preview { NameLabel().inPaddedRoot() }
#Preview { NameLabel().inRootOfAFunction() }
#Preview { NameLabel().modifier(InRoot()) }
#Preview { Page { NameLabel() } }
#Preview { LatePage { NameLabel() } }
#Preview { BoxedPage(inner: AnyView(NameLabel())) }
#Preview { page { NameLabel() } }

/// A part that is replaced by a function of its property's name is shown by the container as well.
struct Split<Top: View, Line: View>: View {
  private let top: Top
  private let line: Line
  @State private var session = Session()

  init(@ViewBuilder top: () -> Top, @ViewBuilder line: () -> Line) {
    self.top = top()
    self.line = line()
  }

  var body: some View {
    VStack {
      top
      line
    }
    .environment(session)
  }

  func line<Other: View>(@ViewBuilder _ line: () -> Other) -> Split<Top, Other> {
    Split<Top, Other>(top: { top }, line: line)
  }
}

struct WideSplit<Line: View>: View {
  private let line: Line

  init(@ViewBuilder line: () -> Line) { self.line = line() }

  var body: some View {
    Split(top: { Text("top") }, line: { EmptyView() }).line { line }
  }

  func line<Other: View>(@ViewBuilder _ line: () -> Other) -> WideSplit<Other> {
    WideSplit<Other>(line: line)
  }
}

#Preview { Split(top: { Text("top") }, line: { NameLabel() }) }
#Preview { Split(top: { Text("top") }, line: { EmptyView() }).line { NameLabel() } }
#Preview { WideSplit { NameLabel() } }
#Preview { WideSplit { EmptyView() }.line { NameLabel() } }
