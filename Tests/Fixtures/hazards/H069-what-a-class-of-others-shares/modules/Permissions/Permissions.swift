import Combine

public final class PermissionCentre: ObservableObject {
  @MainActor public static let shared = PermissionCentre()
  @Published public var isGranted = false
}
