import Combine
import UIKit

final class DownloadController: UIViewController {
  private let download: Download
  private let label = UILabel()
  private var observers = Set<AnyCancellable>()

  init(download: Download) {
    self.download = download
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    download.progressSubject  // expect: published-projection "$progress"
      .receive(on: DispatchQueue.main)
      .sink { [weak self] progress in self?.label.text = "\(progress)" }
      .store(in: &observers)
  }
}
