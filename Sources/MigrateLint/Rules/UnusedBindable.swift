extension Rule {
  static let unusedBindable = Rule(
    id: "unused-bindable",
    group: .ownership,
    summary: "`@Bindable` without a binding",
    explanation: """
      ## What it finds

      A `@Bindable` property or local variable of which no binding is taken: its `$track` stands
      nowhere in the type or in its extensions, in any file.

      ## Why it matters

      `@Bindable` says that the view changes the model through a binding. Where it does not, people
      look for something that is not there. A plain property is observed just as well.

      ## Example

      ```swift
      import SwiftUI

      @Observable
      final class Track {
        var title = ""
      }

      struct TrackRow: View {
        @Bindable var track: Track  // expect: unused-bindable "@Bindable"

        var body: some View {
          Text(track.title)
        }
      }
      ```

      ## Instead

      ```swift
      import SwiftUI

      @Observable
      final class Track {
        var title = ""
      }

      struct TrackRow: View {
        var track: Track

        var body: some View {
          Text(track.title)
        }
      }
      ```

      ## Fix safety

      No rewrite is planned for it; to take the attribute away is
      safe where nobody uses `$track` or `_track`. Of a local `@Bindable var track = track` that
      nobody sets the whole line can go, and the message says so.

      ## Known gaps

      - A binding in the expansion of a macro is not seen.
      """
  ) { plan in
    plan.holders.compactMap { holder in
      guard holder.wrapper == .bindable, !holder.hasBinding, !holder.usesStorage,
        let attribute = holder.attribute, plan.index.traits(holder.model).isObservable
      else { return nil }
      return Diagnostic(
        at: attribute,
        "no binding is taken from '\(holder.name)': "
          + (holder.isNeedless
            ? "the line can go, as '\(holder.name)' means the same without it"
            : "a plain 'var' is enough"),
        symbol: holder.symbol, model: holder.model)
    }
  }
}
