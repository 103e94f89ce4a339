import SwiftUI

/// A card with a title, a value and a small bar. It holds values only.
struct TopicCard: View {
  let title: String
  let value: Double
  var limit: Double = 100
  @Binding var isExpanded: Bool
  @Environment(\.colorScheme) private var colorScheme
  @State private var isPressed = false

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text(title)
          .font(.headline)
          .lineLimit(1)
        Spacer()
        Image(systemName: isExpanded ? "chevron.up" : "chevron.down")
          .foregroundColor(.secondary)
      }
      .contentShape(Rectangle())
      .onTapGesture {
        withAnimation(.easeInOut(duration: 0.2)) { isExpanded.toggle() }
      }
      if isExpanded {
        bar
        Text(value, format: .number.precision(.fractionLength(1)))
          .font(.caption)
          .monospacedDigit()
      }
    }
    .padding(12)
    .background(background)
    .clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))
    .scaleEffect(isPressed ? 0.98 : 1)
    .accessibilityElement(children: .combine)
  }

  private var bar: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(Color.secondary.opacity(0.2))
        Capsule()
          .fill(value > limit ? Color.red : Color.accentColor)
          .frame(width: proxy.size.width * min(max(value / limit, 0), 1))
      }
    }
    .frame(height: 6)
  }

  private var background: Color {
    colorScheme == .dark ? Color.white.opacity(0.08) : Color.black.opacity(0.04)
  }
}
