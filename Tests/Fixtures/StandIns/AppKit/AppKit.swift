@_exported import CoreGraphics
@_exported import Foundation

func standIn(_ name: StaticString = #function) -> Never {
  fatalError("\(name) is a stand-in and has no behaviour")
}

@MainActor @preconcurrency open class NSResponder: NSObject {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
}

@MainActor @preconcurrency open class NSView: NSResponder {
  public init(frame: CGRect) { super.init() }
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var frame: CGRect = .zero
  open var bounds: CGRect = .zero
  open var isHidden = false
  open var subviews: [NSView] = []
  open var superview: NSView? { standIn() }
  open var window: NSWindow? { standIn() }
  open var autoresizingMask: AutoresizingMask = []
  open func addSubview(_ view: NSView) {}
  open func draw(_ dirtyRect: CGRect) {}
  open func layout() {}

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let width = Self(rawValue: 1)
    public static let height = Self(rawValue: 2)
  }
}

@MainActor @preconcurrency open class NSControl: NSView {
  open var stringValue = ""
  open var isEnabled = true
}
@MainActor @preconcurrency open class NSTextField: NSControl {
  open weak var delegate: (any NSTextFieldDelegate)?
  open var placeholderString: String?
}
@MainActor @preconcurrency public protocol NSTextFieldDelegate: NSObjectProtocol {
  func controlTextDidChange(_ notification: Notification)
}
extension NSTextFieldDelegate {
  public func controlTextDidChange(_ notification: Notification) {}
}
@MainActor @preconcurrency open class NSTextView: NSView {
  open var string = ""
}
@MainActor @preconcurrency open class NSScrollView: NSView {
  open var documentView: NSView?
}
@MainActor @preconcurrency open class NSVisualEffectView: NSView {}

@MainActor @preconcurrency open class NSViewController: NSResponder {
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var view: NSView = NSView()
  open var title: String?
  open var representedObject: Any?
  open func loadView() {}
  open func viewDidLoad() {}
  open func viewWillAppear() {}
  open func viewDidAppear() {}
  open func viewWillDisappear() {}
  open func addChild(_ child: NSViewController) {}
  open func presentAsSheet(_ controller: NSViewController) {}
}

@MainActor @preconcurrency open class NSWindow: NSResponder {
  public struct StyleMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let titled = Self(rawValue: 1)
    public static let closable = Self(rawValue: 2)
    public static let miniaturizable = Self(rawValue: 4)
    public static let resizable = Self(rawValue: 8)
    public static let fullSizeContentView = Self(rawValue: 16)
  }
  public enum BackingStoreType: Sendable { case buffered }
  public init(
    contentRect: CGRect, styleMask: StyleMask, backing: BackingStoreType, defer flag: Bool
  ) { super.init() }
  public convenience init(contentViewController: NSViewController) { standIn() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var title = ""
  open var contentView: NSView?
  open var contentViewController: NSViewController?
  open var isReleasedWhenClosed = true
  open var isVisible: Bool { standIn() }
  open weak var delegate: (any NSWindowDelegate)?
  open func makeKeyAndOrderFront(_ sender: Any?) {}
  open func center() {}
  open func close() {}
  @discardableResult open func setFrameAutosaveName(_ name: String) -> Bool { standIn() }
}

@MainActor @preconcurrency public protocol NSWindowDelegate: NSObjectProtocol {
  func windowWillClose(_ notification: Notification)
}
extension NSWindowDelegate {
  public func windowWillClose(_ notification: Notification) {}
}

@MainActor @preconcurrency open class NSWindowController: NSResponder {
  public init(window: NSWindow?) { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var window: NSWindow?
  open func showWindow(_ sender: Any?) {}
}

@MainActor @preconcurrency open class NSPopover: NSResponder {
  open var contentViewController: NSViewController?
  open var contentSize: CGSize = .zero
  open var isShown: Bool { standIn() }
  open func performClose(_ sender: Any?) {}
}

@MainActor @preconcurrency open class NSStatusBarButton: NSControl {
  open var image: NSImage?
  open var title = ""
}
@MainActor @preconcurrency open class NSStatusItem: NSObject {
  public static let variableLength: CGFloat = -1
  open var button: NSStatusBarButton? { standIn() }
  open var menu: NSMenu?
}
@MainActor @preconcurrency open class NSStatusBar: NSObject {
  public static var system: NSStatusBar { standIn() }
  open func statusItem(withLength length: CGFloat) -> NSStatusItem { standIn() }
}
@MainActor @preconcurrency open class NSMenu: NSObject {
  open func addItem(_ item: NSMenuItem) {}
}
@MainActor @preconcurrency open class NSMenuItem: NSObject {
  public static func separator() -> NSMenuItem { standIn() }
  open var view: NSView?
}

@MainActor @preconcurrency open class NSApplication: NSResponder {
  public enum TerminateReply: Sendable { case terminateCancel, terminateNow, terminateLater }
  public enum ActivationPolicy: Sendable { case regular, accessory, prohibited }
  public static var shared: NSApplication { standIn() }
  open weak var delegate: (any NSApplicationDelegate)?
  open var windows: [NSWindow] { standIn() }
  open var keyWindow: NSWindow? { standIn() }
  open var isActive: Bool { standIn() }
  open func activate(ignoringOtherApps flag: Bool) {}
  open func terminate(_ sender: Any?) {}
  @discardableResult
  open func setActivationPolicy(_ policy: ActivationPolicy) -> Bool { standIn() }
  open func run() {}
  public nonisolated static let didBecomeActiveNotification = Notification.Name("a")
  public nonisolated static let willTerminateNotification = Notification.Name("b")
}

@MainActor @preconcurrency public var NSApp: NSApplication! { NSApplication.shared }

@MainActor @preconcurrency public protocol NSApplicationDelegate: NSObjectProtocol {
  func applicationDidFinishLaunching(_ notification: Notification)
  func applicationWillTerminate(_ notification: Notification)
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
}
extension NSApplicationDelegate {
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  public func applicationWillTerminate(_ notification: Notification) {}
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
    standIn()
  }
  public func applicationShouldTerminate(
    _ sender: NSApplication
  ) -> NSApplication.TerminateReply { standIn() }
  public static func main() {}
}

public final class NSImage: NSObject, @unchecked Sendable {
  public convenience init?(named name: String) { standIn() }
  public init?(data: Data) { standIn() }
  public init?(systemSymbolName name: String, accessibilityDescription: String?) { standIn() }
  public override init() {}
  public var size: CGSize { standIn() }
}

public final class NSColor: NSObject, @unchecked Sendable {
  public static var labelColor: NSColor { standIn() }
  public static var windowBackgroundColor: NSColor { standIn() }
  public static var controlBackgroundColor: NSColor { standIn() }
  public static var controlAccentColor: NSColor { standIn() }
  public static var red: NSColor { standIn() }
}

public final class NSFont: NSObject, @unchecked Sendable {
  public static func systemFont(ofSize size: CGFloat) -> NSFont { standIn() }
}

public final class NSWorkspace: NSObject, @unchecked Sendable {
  public static var shared: NSWorkspace { standIn() }
  @discardableResult public func open(_ url: URL) -> Bool { standIn() }
}

public final class NSEvent: NSObject {
  public struct EventTypeMask: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let flagsChanged = EventTypeMask(rawValue: 1)
  }
  public struct ModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let shift = ModifierFlags(rawValue: 1)
  }
  public var modifierFlags: ModifierFlags { standIn() }
  public class func addLocalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any? { standIn() }
}

public final class NSPasteboard: NSObject {
  public struct PasteboardType: Hashable, Sendable {
    public static let string = PasteboardType()
  }
  public static var general: NSPasteboard { standIn() }
  @discardableResult public func clearContents() -> Int { standIn() }
  @discardableResult public func setString(_ s: String, forType: PasteboardType) -> Bool {
    standIn()
  }
}

@MainActor @preconcurrency public final class NSOpenPanel: NSWindow {
  public var allowsMultipleSelection = false
  public var canChooseDirectories = false
  public var urls: [URL] { standIn() }
  public var url: URL? { standIn() }
}
