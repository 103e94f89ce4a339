import Registry
import SwiftUI

extension Registry {
  static func resolve<Service>(_ type: Service.Type) -> Service {
    Registry().find(type)!
  }

  static func resolve<Service>(_ type: Service.Type, or other: Service) -> Service {
    Registry().find(type) ?? other
  }
}

@MainActor @Observable class Router {
  var path: [String] = []
}

@Observable final class DeskRouter: Router {}

@MainActor @Observable final class Clock {
  var time = 0
}

struct DeskView: View {
  @Environment(DeskRouter.self) var router  // expect: environment-object "@EnvironmentObject"
  var body: some View { Text(router.path.joined()) }
}

@MainActor struct Start {
  func show() -> some View {
    let router = Registry.resolve(DeskRouter.self)
    return DeskView().environment(router)
  }

  func showAnother(_ other: DeskRouter) -> some View {
    DeskView().environment(Registry.resolve(DeskRouter.self, or: other))
  }
}

struct ClockView: View {
  @State var clock = Clock()
  var body: some View { Text("\(clock.time)") }
}
