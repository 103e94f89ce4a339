/// Whatever a login needs has to be configured before.
public enum BeaconApp {
  public static func configure() {}
}

@MainActor
public final class Login {
  public static let shared = Login()
  public var name: String?
}
