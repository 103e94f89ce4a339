extension Rule {
  static let eagerModelInitializer = Rule(
    id: "eager-model-initializer",
    group: .ownership,
    summary: "`@State` makes a model whose initialiser does work, again with each view",
    explanation: """
      ## What it finds

      A `@State`, or a `@StateObject` that will become one, whose model does more in an initialiser
      than store values: it calls something, starts a task, subscribes, reads a file, adds an object
      to a store, sets what others keep, or sets a property whose observer does so; so does a
      function or a closure that makes it, or one that gives a value to it, or its `deinit` does
      something to others. The model may be made by the
      view, or by its callers in an argument that `@StateObject` evaluates once: that of the
      initialiser which the compiler writes, an autoclosure, a closure.

      And a model that would be made before what it needs is set up: by the initialiser of an
      application or a view behind it, or by the application's delegate at the launch. And one whose
      `deinit` changes what is shared, as for the one that is shown. And one that puts itself,
      when it is made, where others find it (`Header.shared.delegate = self`), held by a
      `@StateObject` or by an `@ObservedObject` that makes it: they find the newest one, while
      `@State` shows the first. And one whose initialiser asks for a property that a task, which
      it starts, changes later: the view around is drawn then, makes another one, and that starts a
      task, too. And one for which a caller sets something of others in such an argument,
      `Page(summary: recorder.stop())`. These migrations are unsafe.

      ## Why it matters

      `@StateObject` makes its model once for as long as the view is on screen. `@State` keeps the
      first one too, but up to Xcode 26 it makes another whenever the view's struct is made, and
      throws it away: the work is done again and again. Xcode 27 makes a default value once; there
      only `State(wrappedValue:)` in an initialiser is still eager.

      ## Example

      ```swift
      import SwiftUI

      @MainActor final class News: ObservableObject {
        @Published var lines: [String] = []
        init() { Task { await load() } }
        func load() async { lines = ["Rain"] }
      }

      struct NewsView: View {
        @StateObject private var news = News()  // expect: eager-model-initializer "@StateObject"
        var body: some View { Text(news.lines.joined()) }
      }
      ```

      ## Instead

      ```swift
      import SwiftUI

      @MainActor @Observable final class News {
        var lines: [String] = []
        func load() async { lines = ["Rain"] }
      }

      struct NewsView: View {
        @State private var news = News()
        var body: some View { Text(news.lines.joined()).task { await news.load() } }
      }
      ```

      ## Fix safety

      `--fix` writes `@State` all the same, as Apple's own migration does, and this finding stays at
      the holder until the work has moved. A model that would be made too early needs
      `--unsafe-fixes`: make it in the initialiser, behind what it needs, first.

      ## Known gaps

      - The judgement goes by syntax and by names: a call that stands by itself is work, unless it
        is one of a method that can be followed and that only stores what it is given, of the model
        itself or of an object that is made for it; inside of a value only what is known to start
        something is, such as `sink` or `Task`.
      - Of objects of the system only those are known to cost whose names say so, such as
        `AVAudioEngine` and `CLLocationManager`. Of several initialisers whose labels fit, one that
        does work is enough. What an observer does counts where the initialiser sets the property
        by way of it, but not under which condition it does so.
      - The default is Xcode 26; `--xcode 27` or a `.xcode-version` file says otherwise.
      """
  ) { plan in
    plan.obstacles("eager-model-initializer")
      + plan.holders.compactMap { holder in
        guard let owner = holder.owner, let attribute = holder.attribute, holder.isInView,
          plan.makesModelEagerly(holder), !plan.index.traits(owner).isLongLived,
          !plan.facts.isNeverMade(owner, plan.index),
          case let work = plan.workOfMaking(holder) + plan.workAtTheEnd(of: holder),
          let (message, _) = work.first
        else { return nil }
        return Diagnostic(
          at: attribute, message, symbol: holder.symbol, model: holder.model,
          notes: work.map(\.note))
      }
  }
}

extension Plan {
  /// What is done again and again, and where.
  fileprivate func workOfMaking(
    _ holder: ModelHolder
  ) -> [(message: String, note: Diagnostic.Note)] {
    let weight = InitializerWeight(index: index)
    let often = "whenever '\(holder.ownerName)' is made, not once"
    let may = holder.lazyMaking == .maybe
    for made in classesMade(for: holder) {
      if let effect = weight.firstEffect(of: made, with: arguments(making: holder, as: made)) {
        return [
          (
            "with '@State' the initialiser of '\(name(made))' \(may ? "may run" : "runs")"
              + " \(often)",
            .init("it does more than store values here", at: effect)
          )
        ]
      }
    }
    for making in facts.makings(of: holder, index) + facts.givenMakings(for: holder, index) {
      if let effect = weight.firstEffect(
        ofMaking: making.root, in: making.tree, of: making.member, holder.model)
      {
        return [
          (
            "with '@State' a '\(name(holder.model))' \(may ? "may be" : "is") made \(often)",
            .init("that does more than store values here", at: effect)
          )
        ]
      }
    }
    return []
  }

  /// What happens whenever one that nobody keeps is thrown away.
  fileprivate func workAtTheEnd(
    of holder: ModelHolder
  ) -> [(message: String, note: Diagnostic.Note)] {
    // Here: of what the model was given, the plan has told whether others have it.
    let related = index.hierarchy(of: holder.model).union(index.observableModels(of: holder.model))
    let told = Set(
      related.compactMap { plan(of: $0) }.flatMap { $0.blockers + $0.cautions }
        .filter { $0.rule == "eager-model-initializer" }.map(\.place))
    let effect = InitializerWeight(index: index).effectAtTheEnd(
      of: holder.model, isJustMade: holder.isJustMade
    ) { told.contains($0.place) }
    guard let effect else { return [] }
    let made = holder.lazyMaking == .maybe ? "may be" : "is"
    return [
      (
        "with '@State' a '\(name(holder.model))' \(made) made, and thrown away, whenever"
          + " '\(holder.ownerName)' is made, not once",
        .init("its 'deinit' does something to others here", at: effect.place)
      )
    ]
  }

  /// Whether a holder is, or will be, a `@State` that evaluates its value at each init.
  func makesModelEagerly(_ holder: ModelHolder) -> Bool {
    // Here: what is static is made once, by whoever asks first.
    if holder.variable.map({ index.variable($0).isStatic }) ?? false { return false }
    switch (holder.wrapper, holder.ownership) {
    case (.stateObject, .creates), (.stateObject, .unknown), (.stateObject, .shared):
      guard isToMigrate(holder.model), !isBlocked(holder.model), holder.lazyMaking != .never else {
        return false
      }
    // Here: what a call site hands over as a plain value was made anew before, too.
    case (.state, .creates(_, _, let isAtCallSite)):
      guard !isAtCallSite || holder.lazyMaking != .never else { return false }
    default: return false
    }
    // Here: Xcode 27 evaluates a declaration's default once; an initialiser stays eager.
    return xcode < 27 || !isCreatedInDeclaration(holder)
  }

  private func isCreatedInDeclaration(_ holder: ModelHolder) -> Bool {
    holder.variable.map { index.variable($0).initialValue != nil } ?? false
  }
}
