import UIKit

public struct PHPickerResult: Sendable {
  public let assetIdentifier: String?
}

@MainActor @preconcurrency public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

@MainActor @preconcurrency public final class PHPickerViewController: UIViewController {
  public weak var delegate: (any PHPickerViewControllerDelegate)?
}
