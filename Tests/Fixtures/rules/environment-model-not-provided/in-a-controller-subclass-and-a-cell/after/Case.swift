import SwiftUI
import UIKit

@MainActor
@Observable
final class Likes {
  var count = 0
}

struct LikeView: View {
  @Environment(Likes.self) var likes

  var body: some View {
    Text("\(likes.count)")
  }
}

struct LikeScreen: View {
  var body: some View {
    NavigationStack { LikeView() }
  }
}

final class LikeController: UIHostingController<LikeScreen> {
  init() {
    super.init(rootView: LikeScreen())  // expect: environment-model-not-provided "LikeScreen"
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

final class LikeCell: UITableViewCell {
  private let likes = Likes()

  func show() {
    contentConfiguration = UIHostingConfiguration {
      LikeView()  // expect: environment-model-not-provided "LikeView"
    }
  }

  func showWell() {
    contentConfiguration = UIHostingConfiguration {
      LikeView().environment(self.likes)
    }
  }
}
