//migrate-lint:disable:file eager-model-initializer unpublished-stored-property
/* migrate-lint:disable:file unobserved-model, state-on-injected-model -- in a block */
/// migrate-lint:disable:file ownership — with the dash that an editor made of two

import SwiftUI

final class Orchard: ObservableObject {
  //  migrate-lint:disable:next  published-property ,observable-object-class  --  päivää 🍎
  @Published var trees = 0
  @Published var rows = 0  // migrate-lint:disable:this all
  @Published var ladders = 0
  /*
   migrate-lint:disable:previous published-property
   */
  // migrate-lint:disable migration -- a region
  @Published var baskets = 0
  // migrate-lint:enable migration
}

// migrate-lint is a program; migrate-lint: this is only about it.
// A comment such as `// migrate-lint:disable:next RULE` silences a rule.
