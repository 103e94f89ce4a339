/// Writes a double beside a protocol.
@attached(peer, names: suffixed(Mock))
public macro Mockable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")
