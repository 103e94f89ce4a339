// Who takes closures that run where they stand.
extension FrameworkNames {
  /// Whether closures that are given to a callee stay on the actor of the code around, as far as
  /// its name tells: what builds views, modifiers of SwiftUI, functions of lists. None of these
  /// takes a `@Sendable` closure.
  static func keepsToItsActor(_ callee: String) -> Bool {
    guard let first = callee.utf8.first else { return false }
    let isType = first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
    return isType ? !takersOfSentClosures.contains(callee) : takersOfKeptClosures.contains(callee)
  }

  /// Types whose initialisers take closures that may run anywhere.
  private static let takersOfSentClosures: WordSet = [
    "BlockOperation", "DispatchWorkItem", "Thread", "Timer", "URLSession", "NSItemProvider",
    "AsyncStream", "AsyncThrowingStream",
  ]

  private static let takersOfKeptClosures: WordSet = WordSet([
    onReceive,
    "actionSheet", "alert", "background", "badge", "compactMap", "confirmationDialog", "contains",
    "contextMenu", "dropDestination", "filter", "first", "flatMap", "forEach",
    "fullScreenCover", "inspector", "map", "mask", "navigationBarItems", "navigationDestination",
    "onAppear", "onChange", "onChanged", "onCommand", "onDelete", "onDisappear", "onDrag", "onDrop",
    "onEnded", "onHover", "onLongPressGesture", "onMove", "onOpenURL", "onSubmit",
    "onTapGesture", "overlay", "popover", "reduce", "safeAreaInset", "searchable",
    "sheet", "sorted", "swipeActions", "tabItem", "task", "toolbar", "toolbarItem",
    "withAnimation",
  ])
}
