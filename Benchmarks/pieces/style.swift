import SwiftUI

struct TopicButtonStyle: ButtonStyle {
  var isProminent = false

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.body.weight(isProminent ? .semibold : .regular))
      .padding(.vertical, 10)
      .padding(.horizontal, 18)
      .frame(minWidth: 88)
      .background(isProminent ? Color.accentColor : Color.secondary.opacity(0.15), in: Capsule())
      .foregroundStyle(isProminent ? Color.white : Color.primary)
      .opacity(configuration.isPressed ? 0.7 : 1)
      .animation(.spring(response: 0.25), value: configuration.isPressed)
  }
}

struct TopicBadge: ViewModifier {
  let count: Int

  func body(content: Content) -> some View {
    content.overlay(alignment: .topTrailing) {
      if count > 0 {
        Text(count > 99 ? "99+" : "\(count)")
          .font(.caption2)
          .padding(4)
          .background(Circle().fill(.red))
          .offset(x: 8, y: -8)
      }
    }
  }
}

extension View {
  func topicBadge(_ count: Int) -> some View {
    modifier(TopicBadge(count: count))
  }
}

#Preview("A topic button") {
  VStack(spacing: 20) {
    Button("Later") {}.buttonStyle(TopicButtonStyle())
    Button("Now") {}.buttonStyle(TopicButtonStyle(isProminent: true)).topicBadge(3)
  }
}
