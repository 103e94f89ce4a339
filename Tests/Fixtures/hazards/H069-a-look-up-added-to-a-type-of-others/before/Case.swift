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

@MainActor class Router: ObservableObject {
  @Published var path: [String] = []
}

final class DeskRouter: Router {}

@MainActor final class Clock: ObservableObject {
  @Published var time = 0
}

struct DeskView: View {
  @EnvironmentObject var router: DeskRouter  // expect: environment-object "@EnvironmentObject"
  var body: some View { Text(router.path.joined()) }
}

@MainActor struct Start {
  func show() -> some View {
    let router = Registry.resolve(DeskRouter.self)
    return DeskView().environmentObject(router)
  }

  func showAnother(_ other: DeskRouter) -> some View {
    DeskView().environmentObject(Registry.resolve(DeskRouter.self, or: other))
  }
}

struct ClockView: View {
  @StateObject var clock = Clock()
  var body: some View { Text("\(clock.time)") }
}
