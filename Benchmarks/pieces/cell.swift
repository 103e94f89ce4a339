import UIKit

final class TopicCell: UICollectionViewCell {
  static let identifier = "TopicCell"

  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  private let imageView = UIImageView()
  private lazy var stack: UIStackView = {
    let stack = UIStackView(arrangedSubviews: [titleLabel, detailLabel])
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    return stack
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    titleLabel.text = nil
    detailLabel.text = nil
    imageView.image = nil
  }

  func show(title: String, detail: String?, imageName: String) {
    titleLabel.text = title
    detailLabel.text = detail
    detailLabel.isHidden = detail?.isEmpty ?? true
    imageView.image = UIImage(named: imageName) ?? UIImage(systemName: "photo")
  }

  private func setUp() {
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.adjustsFontForContentSizeCategory = true
    detailLabel.font = .preferredFont(forTextStyle: .subheadline)
    detailLabel.textColor = .secondaryLabel
    detailLabel.numberOfLines = 2
    imageView.contentMode = .scaleAspectFit
    imageView.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(imageView)
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      imageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      imageView.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      imageView.widthAnchor.constraint(equalToConstant: 40),
      imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor),
      stack.leadingAnchor.constraint(equalTo: imageView.trailingAnchor, constant: 12),
      stack.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }
}
