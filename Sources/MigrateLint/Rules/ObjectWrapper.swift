extension Rule {
  static let objectWrapper = blocker(
    "object-wrapper",
    summary: "A model is held by a wrapper that has no counterpart for `@Observable` classes",
    explanation: """
      ## What it finds

      A model that is held by a wrapper of the old kind in a way that nothing of the new kind
      offers: `$model` handed on whole, `_model` used as a wrapper, `ObservedObject<Model>` written
      as a type, behind a typealias too, `ObservedObject(wrappedValue: model)` made on the spot, a
      wrapper of the project that takes nothing but an `ObservableObject`, or a wrapper of others
      such as `@InjectedObject`.

      ## Why it matters

      `$model` of an `@ObservedObject` is an `ObservedObject.Wrapper`. `@State` gives a `Binding`
      and `@Bindable` a `Bindable`, so whoever takes the old type does not compile. And a wrapper of
      others may require an `ObservableObject`.

      ## Example

      ```swift
      import SwiftUI

      final class Draft: ObservableObject { @Published var title = "" }

      struct Editor: View {
        @ObservedObject var draft: Draft
        var body: some View { Field(draft: $draft) }  // expect: object-wrapper "$draft"
      }

      struct Field: View {
        let draft:
          ObservedObject<Draft>.Wrapper  // expect: object-wrapper "ObservedObject<Draft>.Wrapper"
        var body: some View { TextField("Title", text: draft.title) }
      }
      ```

      ## Instead

      ```swift
      import SwiftUI

      final class Draft: ObservableObject { @Published var title = "" }

      struct Editor: View {
        @ObservedObject var draft: Draft
        var body: some View { Field(draft: draft) }
      }

      struct Field: View {
        @ObservedObject var draft: Draft
        var body: some View { TextField("Title", text: $draft.title) }
      }
      ```

      For a wrapper of others, look for its counterpart for `@Observable` classes, or pass the model
      in.

      ## Fix safety

      `--fix` leaves the whole unit alone while this finding
      stands.

      ## Known gaps

      - Whether a wrapper of another module needs an `ObservableObject` is guessed from its name.
        One without `Object` or `Observed` in it slips through.
      """)
}
