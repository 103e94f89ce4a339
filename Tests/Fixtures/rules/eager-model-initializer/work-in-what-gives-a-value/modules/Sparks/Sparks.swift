public final class UpdaterController {
  public init(startingUpdater: Bool, name: String) {}
}
