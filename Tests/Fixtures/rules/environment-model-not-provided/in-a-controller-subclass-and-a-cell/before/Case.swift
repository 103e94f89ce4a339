import SwiftUI
import UIKit

@MainActor
final class Likes: ObservableObject {
  @Published var count = 0
}

struct LikeView: View {
  @EnvironmentObject var likes: Likes

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
      LikeView().environmentObject(self.likes)
    }
  }
}
