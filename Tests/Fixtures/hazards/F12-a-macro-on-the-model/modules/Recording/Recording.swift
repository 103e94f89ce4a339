/// Writes a recorder beside a class.
@attached(peer, names: suffixed(Recorder))
public macro Recorded() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")
