/// Writes a property that tells how often another one was set.
@attached(peer, names: suffixed(Count))
public macro Counted() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")
