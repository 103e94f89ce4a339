@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

public struct PreviewDevice: ExpressibleByStringLiteral, Sendable {
  public init(stringLiteral value: String) {}
  public init(_ name: String) {}
}

/// Keeps a body of several views apart from one that makes a controller.
@resultBuilder
public struct ControllerBuilder {
  public static func buildBlock(_ controller: UIViewController) -> UIViewController {
    controller
  }
}

public struct PreviewTrait<T>: Sendable {}
@MainActor
public struct Preview {
  public struct ViewTraits: Sendable {}
  public init(@ViewBuilder body: @escaping @MainActor () -> any View) {}
  public init(@ControllerBuilder body: @escaping @MainActor () -> UIViewController) {}
}
extension PreviewTrait where T == Preview.ViewTraits {
  public static var portrait: Self { standIn() }
  public static var landscapeLeft: Self { standIn() }
  public static var sizeThatFitsLayout: Self { standIn() }
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { standIn() }
}

// The macros are expanded by Macros/expand.py. What stands in their parentheses and braces is
// type-checked where it stands.

@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ControllerBuilder body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

@attached(peer)
public macro Previewable() =
  #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")

@attached(accessor)
public macro __EntryDefaultValue() =
  #externalMacro(module: "SwiftUIMacros", type: "EntryDefaultValueMacro")
