import MigrateLint

/// Our types, by a name that swift-syntax does not use.
typealias WrittenType = MigrateLint.TypeSyntax
