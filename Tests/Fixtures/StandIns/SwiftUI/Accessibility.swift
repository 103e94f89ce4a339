extension View {
  nonisolated public func accessibilityLabel(_ label: LocalizedStringKey) -> some View { self }
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { self }
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }
  nonisolated public func accessibilityHint(_ hint: LocalizedStringKey) -> some View { self }
  nonisolated public func accessibilityValue(_ value: LocalizedStringKey) -> some View { self }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View { self }
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }
  nonisolated public func accessibilityInputLabels(_ labels: [String]) -> some View { self }
  nonisolated public func accessibilitySortPriority(_ priority: Double) -> some View { self }
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }
  nonisolated public func accessibilityAction(
    named name: String, _ handler: @escaping () -> Void
  ) -> some View { self }
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
}

public enum AccessibilityActionKind: Sendable { case `default`, escape, magicTap }
public enum AccessibilityChildBehavior: Sendable { case ignore, contain, combine }
public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }

public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isImage = AccessibilityTraits(rawValue: 4)
  public static let isSelected = AccessibilityTraits(rawValue: 8)
  public static let isModal = AccessibilityTraits(rawValue: 16)
}
