// Names qualified by a module of which the paths do not tell the name: a bare folder, a target of
// an Xcode project.
extension TypeIndex {
  /// `Crate` of `Depot.Crate`, where `Depot` may be the module's own name: it is no type or module
  /// that is known, and there is one type of that name.
  func typeOfOwnModule(
    _ name: String, qualifiedBy module: String, in scope: ResolutionScope
  ) -> TypeID? {
    guard let candidates = topLevel[name], candidates.count == 1,
      case let type = candidates[0], !self[type].module.contains(":"),
      !self[type].isFilePrivate || self[type].declaration.file == scope.file,
      !namesOfOthers.contains(module), externalExtensions[module] == nil,
      !FrameworkNames.isPrefixed(module), !FrameworkNames.appleModules.contains(module)
    else { return nil }
    return type
  }

  /// Modules that are imported other than for tests, and types that stand somewhere by themselves.
  func findNamesOfOthers() -> Set<String> {
    var result: Set<String> = []
    func add(_ type: TypeSyntax?) {
      for path in type?.paths ?? [] where path.count == 1 { result.insert(path[0].name) }
    }
    for file in files {
      for imported in file.outline.imports
      where !imported.isTestable {
        result.formUnion(imported.path.split(separator: ".").map(String.init))
      }
      for type in file.outline.types { for inherited in type.inheritance { add(inherited.type) } }
      for variable in file.outline.variables { add(variable.type) }
      for function in file.outline.functions {
        add(function.returnType)
        for parameter in function.parameters { add(parameter.type) }
      }
      for alias in file.outline.typealiases { add(alias.target) }
      for enumCase in file.outline.enumCases { for type in enumCase.payload { add(type) } }
    }
    return result
  }
}

extension FrameworkNames {
  /// Views of SwiftUI that carry plain words: a module that a file does not import may have a type
  /// of such a name for something else.
  static let plainViewNames: WordSet = [
    "Button", "Chart", "Color", "Divider", "Form", "Grid", "Group", "Image", "Label", "Link",
    "List", "Menu", "Path", "Picker", "Section", "Shape", "Slider", "Spacer", "Stepper", "Tab",
    "Table", "Text", "Toggle",
  ]
}
