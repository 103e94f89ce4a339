import UIKit

final class TopicTableController: UITableViewController {
  enum TopicSection: Int, CaseIterable {
    case pinned
    case recent
    case older

    var title: String {
      switch self {
      case .pinned: return NSLocalizedString("Pinned", comment: "TopicSection of the topic list")
      case .recent: return NSLocalizedString("Recent", comment: "TopicSection of the topic list")
      case .older: return NSLocalizedString("Older", comment: "TopicSection of the topic list")
      }
    }
  }

  private var rows: [TopicSection: [String]] = [:]
  private let refresher = UIRefreshControl()
  var onSelect: ((String) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Topics"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "topic")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 64
    refresher.addTarget(self, action: #selector(reload), for: .valueChanged)
    tableView.refreshControl = refresher
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(addTopic))
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    TopicSection.allCases.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    guard let section = TopicSection(rawValue: section) else { return 0 }
    return rows[section]?.count ?? 0
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "topic", for: indexPath)
    if let section = TopicSection(rawValue: indexPath.section), let names = rows[section] {
      cell.textLabel?.text = names[indexPath.row]
      cell.accessoryType = section == .pinned ? .checkmark : .disclosureIndicator
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let section = TopicSection(rawValue: indexPath.section) else { return }
    onSelect?(rows[section]?[indexPath.row] ?? "")
  }

  @objc private func reload() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { [weak self] in
      self?.refresher.endRefreshing()
      self?.tableView.reloadData()
    }
  }

  @objc private func addTopic() {
    let alert = UIAlertController(title: "New topic", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
        guard let name = alert?.textFields?.first?.text, !name.isEmpty else { return }
        self?.rows[.recent, default: []].insert(name, at: 0)
        self?.tableView.reloadSections([TopicSection.recent.rawValue], with: .automatic)
      })
    present(alert, animated: true)
  }
}
