extension Rule {
  static let externalSupertype = blocker(
    "external-supertype",
    summary: "A model inherits from a class declared elsewhere",
    explanation: """
      ## What it finds

      A model whose superclass is not declared in the files that were read, and is none of the
      classes of Apple's that are known to go with `@Observable`.

      ## Why it matters

      `@Observable` tracks what the class itself declares. If the superclass is an
      `ObservableObject` with published properties of its own, their changes would be lost without a
      word.

      ## Example

      ```swift
      import MapKit
      import SwiftUI

      class Pin: MKPointAnnotation,  // expect: external-supertype "MKPointAnnotation"
        ObservableObject
      {
        @Published var isSelected = false
      }
      ```

      ## Instead

      ```swift
      import MapKit
      import SwiftUI

      class Pin: ObservableObject {
        @Published var isSelected = false
        let annotation = MKPointAnnotation()
      }
      ```

      A model that holds the other object instead of being one can migrate. If the superclass is
      your own, name a folder on the command line that contains its file too.

      ## Fix safety

      `--fix` leaves the whole unit alone while this finding stands.

      ## Known gaps

      - Whether a name from outside the tree is a class or a protocol is guessed from lists and from
        endings such as `Delegate` and `able`. A class that is named like a protocol slips through.
      - Only the direct superclass is looked at, not the one above it.
      - `NSObject` and the usual classes of UIKit, AppKit and SpriteKit are known to do no harm.
        Others are reported even if they do none.
      """)
}
