// What Combine calls the functions that take publishers as they come.
extension FrameworkNames {
  /// What a sequence gives its elements one after the other with.
  static let publisherOfElements = "publisher"
  /// Members of every publisher, whatever its type: what stands in front may be another one.
  static let publisherOperators: WordSet = [
    sink, assign, "map", "compactMap", "flatMap", "filter", "removeDuplicates", "dropFirst", "drop",
    "debounce", "throttle", "delay", "receive", "subscribe", "combineLatest", "merge", "zip",
    "handleEvents", "print", "eraseToAnyPublisher", "first", "prefix", "prepend", "append", "scan",
    "share", "collect", "tryMap", "setFailureType", "multicast", "replaceNil", "switchToLatest",
    "output", "contains", "allSatisfy", "last", "count", "reduce", "ignoreOutput", "buffer",
    "timeout", "breakpoint",
  ]
  static let handleEvents = "handleEvents"
  /// The label of what a publisher is received on.
  static let onLabel = "on"
  /// Operators that give nothing but what comes to them, when it comes.
  static let operatorsPassingOn: WordSet = [
    sink, "map", "compactMap", "flatMap", "filter", "removeDuplicates", "dropFirst",
    handleEvents, "eraseToAnyPublisher", "tryMap", "setFailureType", "switchToLatest",
  ]
  /// The schedulers that run nothing before they return.
  static let queues: Set<String> = ["DispatchQueue", "RunLoop", "OperationQueue"]
  static let membersOfQueues: WordSet = ["main", "global", "current"]
  /// Functions and types that take publishers of any type as their arguments.
  static let publisherTakers: WordSet = [
    "combineLatest", "merge", "zip", "prepend", "append", "drop", "prefix", "CombineLatest",
    "CombineLatest3", "CombineLatest4", "Zip", "Zip3", "Zip4", "Merge", "Merge3", "Merge4",
    onReceive,
  ]
}
