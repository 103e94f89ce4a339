// `--print-config`.
extension Session {
  /// Prints what counts as a configuration that could be read back, with who says so beside it.
  func printConfiguration(_ options: CommandLineOptions, _ search: ConfigurationSearch) {
    let printer = ConfigurationPrinter(
      options: options, search: search,
      xcode: options.xcode.map { ($0, nil) } ?? XcodeVersion.find(fileSystem, environment))
    var lines: [String] = []
    for key in ConfigurationKey.documented {
      let (value, origin) = (printer.value(of: key), printer.origin(of: key))
      lines.append("  \"\(key.rawValue)\": \(value),  // \(origin)")
    }
    let files = search.configurations.map(\.path)
    let head =
      options.adoption.ignoresConfig
      ? "'--no-config': no \(Configuration.fileName) is read"
      : files.isEmpty
        ? "There is no \(Configuration.fileName)" : "Read: " + files.joined(separator: ", ")
    console.write("// \(DisplayText.escaped(head))\n{\n")
    for line in lines { console.write(DisplayText.escaped(line) + "\n") }
    console.write("}\n")
    printFolders(options, search)
  }

  /// Names the configurations of folders, which count on top of it there.
  private func printFolders(_ options: CommandLineOptions, _ search: ConfigurationSearch) {
    var (options, search) = (options, search)
    var scope = scope(of: options)
    tell(scope)
    scope.hide(options.exclude)
    guard configureFolders(&scope, &options, &search) else { return }
    let paths = Set(
      scope.files.filter(\.isReported).flatMap {
        search.configurations(below: PathName.parent(of: $0.realPath) ?? "/").map(\.path)
      })
    for path in paths.sorted(by: PathName.precedes) {
      let folder = PathName.parent(of: path) ?? "."
      let line = "// On top of it in '\(folder)': \(path); '--print-config \(folder)'"
      console.write(DisplayText.escaped(line) + "\n")
    }
  }
}

/// Puts the values of a run and their origins into words.
private struct ConfigurationPrinter {
  let options: CommandLineOptions
  let search: ConfigurationSearch
  let xcode: (version: Int, source: String?)

  func value(of key: ConfigurationKey) -> String {
    var json = JSONText()
    switch key {
    case .select: append(options.analysis.select, to: &json)
    case .ignore: append(options.analysis.ignore, to: &json)
    case .exclude: append(settings(of: key).map(\.value), to: &json)
    case .minOS: append(minimumOS, to: &json)
    case .xcode: json.number(xcode.version)
    case .unpublished: json.string(options.analysis.unpublished.rawValue)
    case .failOn: json.string(options.failOn.rawValue)
    case .isolated: return String(options.isIsolated)
    case .strictBaseline: return String(options.adoption.isStrict)
    case .requireReason: return String(options.analysis.requiresReason)
    case .baseline:
      guard let baseline = options.adoption.baseline else { return "null" }
      json.string(baseline.path)
    case .severity:
      json.object { json in
        for (rule, severity) in options.analysis.severity.sorted(by: { $0.key < $1.key }) {
          json.field(rule, severity.rawValue)
        }
      }
    case .schema: break
    }
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private var minimumOS: [String] {
    options.analysis.minimumOS.sorted { $0.key < $1.key }.map {
      $0.key + $0.value.map(String.init).joined(separator: ".")
    }
  }

  private func append(_ texts: [String], to json: inout JSONText) {
    json.array(texts) { json, text in json.string(text) }
  }

  /// Who says so: places in files, flags, the environment, or nobody.
  func origin(of key: ConfigurationKey) -> String {
    var origins: [String] = []
    if key == .severity {
      origins = search.configurations.compactMap(\.severityPlace?.text)
    }
    for setting in settings(of: key) {
      let origin = setting.place?.text ?? setting.flag.name
      if !origins.contains(origin) { origins.append(origin) }
    }
    if !origins.isEmpty { return origins.joined(separator: ", ") }
    switch key {
    case .xcode: return xcode.source ?? "default"
    case .minOS: return "default: what Package.swift and Xcode's project files say"
    case .select: return "default: all rules"
    default: return "default"
    }
  }

  /// The settings that made the value: all of a list that adds up, else those of the last who
  /// says anything.
  private func settings(of key: ConfigurationKey) -> [Arguments.Setting] {
    let layers = (search.configurations.map(\.settings) + [options.settings]).map { layer in
      layer.filter { $0.flag == key.flag }
    }
    switch key {
    case .exclude, .ignore: return layers.flatMap { $0 }
    case .select, .minOS: return layers.last { !$0.isEmpty } ?? []
    default: return layers.last { !$0.isEmpty }?.suffix(1) ?? []
    }
  }
}
