import SwiftUI

func standIn(_ name: StaticString = #function) -> Never {
  fatalError("\(name) is a stand-in and has no behaviour")
}

public protocol TimelineEntry {
  var date: Date { get }
}

public struct TimelineReloadPolicy: Equatable, Sendable {
  public static let atEnd = TimelineReloadPolicy()
  public static let never = TimelineReloadPolicy()
  public static func after(_ date: Date) -> TimelineReloadPolicy { standIn() }
}

public struct Timeline<EntryType: TimelineEntry> {
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {}
}

public struct TimelineProviderContext {
  public let isPreview: Bool
}

public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

@MainActor @preconcurrency
public protocol WidgetConfiguration {}

@MainActor @preconcurrency
public protocol Widget {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
  init()
}
extension Widget {
  public static func main() {}
}

@MainActor @preconcurrency
public protocol WidgetBundle {
  associatedtype Body: Widget
  @WidgetBundleBuilder var body: Body { get }
  init()
}
extension WidgetBundle {
  public static func main() {}
}

@resultBuilder
public struct WidgetBundleBuilder {
  public static func buildBlock<C: Widget>(_ content: C) -> C { content }
}

public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  nonisolated public init<Provider: TimelineProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}
}

extension WidgetConfiguration {
  public func configurationDisplayName(_ name: LocalizedStringKey) -> some WidgetConfiguration {
    self
  }
  public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration { self }
}

public final class WidgetCenter: @unchecked Sendable {
  public static let shared = WidgetCenter()
  public func reloadAllTimelines() {}
}
