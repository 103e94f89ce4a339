import SwiftUI
import UIKit

@Observable final class Card {
  var name = ""
}

/// Shares what the card says now: nothing runs again when that changes.
struct ShareSheet: UIViewControllerRepresentable {
  let card: Card

  func makeUIViewController(context: Context) -> UIViewController {
    let controller = UIViewController()
    controller.title = card.name
    return controller
  }

  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

struct CardView: View {
  @Bindable var card: Card

  var body: some View {
    TextField("Name", text: $card.name)
    ShareSheet(card: card)
  }
}
