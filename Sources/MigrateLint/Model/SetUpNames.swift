/// What sets something up, by name.
extension FrameworkNames {
  /// Modifiers whose closures draw something that is not there from the start.
  static let presentingModifiers: WordSet = [
    "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "navigationDestination",
    "inspector",
  ]
  static let isPresentedLabel = "isPresented"
  static let containersOfElements: WordSet = ["ForEach", "List", "Table", "OutlineGroup"]
  static let allCases = "allCases"

  static let shared = "shared"
  /// Classes whose shared object the system makes behind the application's own value. That of
  /// `NSApplication` is made by whoever asks first.
  static let applicationClasses: WordSet = ["UIApplication", "WKExtension", "WKApplication"]
  static let applicationGlobals: WordSet = ["NSApp"]

  /// A class of Apple's that stands for a device, a connection or a process: to make one costs,
  /// asks for something or registers somewhere, as `AVAudioEngine` and `CLLocationManager` do.
  static func isMachine(_ name: String) -> Bool {
    machinePrefixes.contains { name.hasPrefix($0) }
      && machineRoles.contains { name.hasSuffix($0) }
  }

  /// A class, and not a value, by all that one can tell: `SPUStandardUpdaterController`.
  static func isCalledLikeObject(_ name: String) -> Bool {
    machineRoles.contains { name.hasSuffix($0) } || objectRoles.contains { name.hasSuffix($0) }
  }

  private static let objectRoles = ["Updater", "Client", "Service"]

  /// Labels of what something is to do as soon as it is made.
  static func begins(_ label: String) -> Bool {
    label.hasPrefix("start") || label.hasPrefix("autoStart") || label.hasPrefix("autostart")
  }

  private static let machinePrefixes = [
    "AR", "AV", "CB", "CL", "CM", "CN", "EK", "GK", "HK", "HM", "MC", "MP", "NF", "NW", "PH",
    "SCN", "SF", "SK", "VN", "WC", "WK",
  ]

  private static let machineRoles = [
    "Browser", "Center", "Controller", "Engine", "Listener", "Manager", "Monitor", "Player",
    "Recognizer", "Recorder", "Session", "Store", "Synthesizer", "WebView",
  ]

  /// How `Data(contentsOf:)` and `AVAudioFile(forReading:)` say that they read a file.
  static func readsContents(_ label: String) -> Bool {
    label.hasPrefix("contentsOf") || label.hasPrefix("forReading")
  }

  /// `appendingPathComponent`: by its name it gives a changed copy.
  static func onlyComputes(_ name: String) -> Bool {
    copying.contains { name.hasPrefix($0) }
  }
  private static let copying = [
    "adding", "appending", "applying", "components", "deleting", "hasPrefix", "hasSuffix",
    "joined", "localized", "lowercased", "replacing", "trimming", "uppercased",
  ]

  /// What puts a new object into a store: `NSEntityDescription.insertNewObject(…)`.
  static let insertingFunctions: WordSet = ["insertNewObject"]
  /// Labels of the store into which a new object of Core Data goes.
  static let labelsOfContexts: WordSet = ["context", "insertInto", "insertIntoManagedObjectContext"]
  /// Functions of types that enter a closure somewhere, and give what takes it away again.
  static let registeringFunctions: WordSet = [
    "addLocalMonitorForEvents", "addGlobalMonitorForEvents", "tapCreate",
  ]
  static let write = "write"
  /// Labels of the file that something is written to.
  static let labelsOfFiles: WordSet = ["to", "toFile"]

  /// What generators call the type that gives an application's texts.
  static let typesOfTexts: Set<String> = ["L10n", "Localizable", "Localization", "Strings"]

  /// What files and the system are asked for and answer otherwise another time, which the path of
  /// a folder and the size of the memory do not.
  static let systemQuestions: WordSet = fileQuestions.union([
    "attributesOfFileSystem", "isLowPowerModeEnabled", "systemUptime", "thermalState",
    "timeIntervalSinceNow", "isDateInToday", "isDateInTomorrow", "isDateInYesterday",
  ])
  /// Those that files answer, which code of the application writes.
  static let fileQuestions: WordSet = [
    "attributesOfItem", "checkResourceIsReachable", "contentsOfDirectory", "fileExists",
    "isReadableFile", "isWritableFile", "resourceValues", "subpathsOfDirectory",
  ]
  /// What shows a view more than once, or each time that something is opened.
  static let showsAgain: WordSet = [
    "sheet", "fullScreenCover", "popover", "ForEach", "List", "inspector",
  ]
  /// Of that, what calls the closure for its content whenever it opens.
  static let opens: WordSet = ["sheet", "fullScreenCover", "popover"]
  /// What keeps a closure without a parameter, and asks it for its content when that is shown.
  static let callsWhenNeeded: WordSet = opens.union(["DisclosureGroup"])
  /// What makes the views of all its tabs at once.
  static let tabContainers: WordSet = ["TabView"]
  /// What a style gives that the view around has made: `configuration.label`.
  static let partsOfStyles: WordSet = [
    "label", "content", "title", "icon", "currentValueLabel", "minimumValueLabel",
    "maximumValueLabel",
  ]
  /// What has the view that it is put on begin anew.
  static let renews: WordSet = ["id"]
  /// Where state lives outside of any model.
  static let userDefaults = "UserDefaults"
  static let outsideStores: WordSet = [userDefaults, "Keychain", "NSUbiquitousKeyValueStore"]
  /// Classes of the systems whose objects change by themselves, and tell no view.
  static let changingObjects: WordSet = shownObjects.union([
    "AVPlayer", "AVQueuePlayer", "AVAudioPlayer", "AVAudioEngine", "AVCaptureSession", "NSCache",
    "NSManagedObjectContext", "CBCentralManager", "CBPeripheral", "URLSessionDataTask",
    "URLSessionDownloadTask", "URLSessionUploadTask", "URLSessionTask", "CKRecord", "MCSession",
    "AVPlayerItem", "EKEvent", "EKReminder", "CNMutableContact",
  ])
  /// Those that a view does not take as a whole: what it names of them, it shows.
  static let shownObjects: WordSet = [
    "Progress", "OperationQueue", "UndoManager", "CLLocationManager", "CMMotionManager",
    "NSMutableArray", "NSMutableDictionary", "NSMutableSet", "NSMutableOrderedSet",
    "NSMutableString",
  ]

  static let date = "Date"
  /// The one file of a module that runs by itself.
  static let mainFile = "main.swift"
  static let now = "now"
  static let standard = "standard"
  static let value = "value"
  static let defaultsLabel = "defaults"
  static let forKeyLabel = "forKey"
  static let register = "register"

  /// What asks a store for a value: `store.bool(forKey: "dark")`.
  static let defaultsGetters: WordSet = [
    "array", "bool", "data", "dictionary", "double", "float", "integer", "longLong", "object",
    "string", "stringArray", "url",
  ]

  static let askedTypes: WordSet = outsideStores.union([date])
  /// What gives another value each time.
  static let chances: WordSet = ["random", "randomElement", "shuffled"]

  static let askingFunctions = defaultsGetters.union(fileQuestions.words).union(chances.words)

  static let foundation = "Foundation"

  static func setsDefaults(_ name: String) -> Bool {
    name == "set" || name == "setValue" || name == "removeObject"
  }

  /// `configure`, `start`, `registerServices`.
  static func setsUp(_ name: String) -> Bool {
    settingUp.contains { name.hasPrefix($0) }
  }
  private static let settingUp = [
    "configure", "start", "setup", "setUp", "initialize", "initialise", "register", "bootstrap",
    "install", "prepare", "launch", "activate",
  ]

  /// `load`, `loadPreset`: a word that starts work, or a statement that begins with one.
  static func starts(_ name: String) -> Bool {
    startingFunctions.contains(name)
      || name.utf8.first.map { $0 >= 0x61 } ?? false && startingFunctions.contains(firstWord(name))
  }

  /// Of those, what is done once and for all: what it sets has changed for nobody.
  static func setsUpForGood(_ name: String) -> Bool {
    settingUpForGood.contains { name.hasPrefix($0) }
      || launchingMethods.contains { $0.name == name }
  }
  private static let settingUpForGood = [
    "configure", "setup", "setUp", "initialize", "initialise", "bootstrap", "install",
  ]

  /// What a delegate runs at the launch: a method, and a label that one of them has.
  static let launchingMethods: [(name: String, label: String?)] = [
    ("application", "didFinishLaunchingWithOptions"),
    ("application", "willFinishLaunchingWithOptions"),
    ("applicationDidFinishLaunching", nil), ("applicationWillFinishLaunching", nil),
  ]

  /// What runs a closure that it is given, at once or soon.
  static let runsAtOnceOrSoon: WordSet = ["Task", FrameworkNames.mainActor, "DispatchQueue"]
  /// Who a `deinit` tells what does no harm: an instance that nobody kept was never entered there.
  static let harmlessAtTheEnd: Set<String> = [
    "NotificationCenter", "DistributedNotificationCenter", "Task", "DispatchQueue", "Logger", "Log",
    "NSWorkspace", "NSEvent", "KVO",
  ]
  static let task = "Task"
  static let loggingFunctions: WordSet = ["NSLog", "os_log"]
  /// What takes a lock and gives it back.
  static let locks: WordSet = ["lock", "unlock", "wait", "signal"]
  /// What runs its closure and does nothing else that lasts.
  static let runsClosureAtOnce: WordSet = [
    "sync", "withLock", "withLockUnchecked", "withAnimation", "withTransaction",
    "performWithoutAnimation",
  ]
  /// Functions of values that do no more than read.
  static let readingFunctions: WordSet = [
    "addingTimeInterval", "advanced", "allSatisfy", "appending", "appendingPathComponent",
    "compactMap", "compare", "components", "contains", "distance", "dropFirst", "dropLast",
    "encode", "enumerated", "filter", "first", "firstIndex", "flatMap", "forEach", "formatted",
    "hasPrefix", "hasSuffix", "index", "intersection", "isDisjoint", "isSubset", "joined", "last",
    "lastIndex", "lowercased", "map", "mapValues", "max", "min", "prefix", "reduce",
    "replacingOccurrences", "reversed", "rounded", "shuffled", "sorted", "split", "subtracting",
    "suffix", "timeIntervalSince", "trimmingCharacters", "union", "uppercased",
  ]
  /// What changes a value, or ends what an instance has started itself.
  static func changesOwn(_ name: String) -> Bool {
    mutatingFunctions.contains(name) || furtherMutatingFunctions.contains(name)
      || name == send || name == "cancel" || name == "invalidate"
  }
  static let loggingMethods: WordSet = [
    "critical", "debug", "error", "fault", "info", "log", "notice", "trace", "verbose", "warning",
  ]

  /// Wrappers of packages that give one thing for as long as the view is there.
  static func injects(_ wrapper: String) -> Bool {
    wrapper == "Dependency" || wrapper.contains("Inject")
  }
  /// Wrappers of well-known packages that ask a container.
  static let injectingWrappers: Set<String> = [
    "Dependency", "Injected", "LazyInjected", "WeakLazyInjected", "OptionalInjected",
    "DynamicInjected", "Inject", environmentName, "Shared", "SharedReader", "FetchAll", "FetchOne",
  ]

  /// The first word of a name in camel case: `Firebase` of `FirebaseApp`, `Sentry` of `SentrySDK`.
  static func firstWord(_ name: String) -> String {
    let bytes = Array(name.utf8)
    var end = 1
    while end < bytes.count, !(bytes[end] >= 0x41 && bytes[end] <= 0x5A) { end += 1 }
    return String(decoding: bytes.prefix(end), as: UTF8.self)
  }

  /// Modules that nearly every file imports: whoever names something strange beside them need not
  /// have it from there.
  static let everywhere: Set<String> = [
    swiftUI, combine, observation, "Foundation", "UIKit", "AppKit", "Cocoa", "Swift", "os", "OSLog",
    "CoreGraphics", "Dispatch", "Darwin", "Glibc", "WatchKit",
  ]

  /// Apple's modules that need no setting up, by how they begin.
  static func isModuleOfPlatform(_ name: String) -> Bool {
    modulesOfPlatform.contains(name) || name.hasSuffix("Kit") && !name.hasPrefix("Custom")
      || ["Core", "AV", "CF", "UI", "XC", "Swift", "os", "OS", "NS"].contains { name.hasPrefix($0) }
  }
  private static let modulesOfPlatform: Set<String> = [
    "Foundation", combine, observation, "Charts", "Photos", "PhotosUI", "Security", "Network",
    "MessageUI", "SafariServices", "UserNotifications", "AuthenticationServices", "Intents",
    "AppIntents", "Accelerate", "Metal", "QuartzCore", "Vision", "Contacts", "LocalAuthentication",
    "UniformTypeIdentifiers", "ActivityKit", "BackgroundTasks", "Speech", "NaturalLanguage",
    "Darwin", "Glibc", "Testing", "QuickLook", "LinkPresentation", "AppTrackingTransparency",
    "Cocoa", "Carbon", "IOKit", "ServiceManagement", "ApplicationServices",
  ]
}
