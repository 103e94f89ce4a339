import SwiftSyntax

extension SyntaxProtocol {
  /// The first byte that is no white space and no comment.
  var startOffset: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
  var endOffset: Int { endPositionBeforeTrailingTrivia.utf8Offset }
  var rangeText: String { "\(startOffset)..\(endOffset)" }
}

extension TokenSyntax {
  /// The name without its backticks.
  var plainName: String {
    guard text.hasPrefix("`"), text.hasSuffix("`"), text.count >= 2 else { return text }
    return String(text.dropFirst().dropLast())
  }
}

/// A type of swift-syntax as our parser should see it: attributes and specifiers left out, `T!` as
/// `T?`, brackets around one type left out.
func convert(_ type: TypeSyntax) -> WrittenType {
  switch type.as(TypeSyntaxEnum.self) {
  case .identifierType(let type):
    let component = component(type.name, type.genericArgumentClause)
    let module = type.moduleSelector.map { [WrittenType.Component($0.moduleName.plainName)] } ?? []
    return .named(module + [component])
  case .memberType(let type):
    guard type.baseType.is(IdentifierTypeSyntax.self) || type.baseType.is(MemberTypeSyntax.self),
      case .named(let components) = convert(type.baseType)
    else { return .other }
    let module = type.moduleSelector.map { [WrittenType.Component($0.moduleName.plainName)] } ?? []
    return .named(components + module + [component(type.name, type.genericArgumentClause)])
  case .optionalType(let type): return .optional(convert(type.wrappedType))
  case .implicitlyUnwrappedOptionalType(let type): return .optional(convert(type.wrappedType))
  case .arrayType(let type): return .array(convert(type.element))
  case .dictionaryType(let type):
    return .dictionary(key: convert(type.key), value: convert(type.value))
  case .functionType(let type):
    let parameters = type.parameters.map { convert($0.type) }
    return .function(parameters: parameters, result: convert(type.returnClause.type))
  case .tupleType(let type):
    let elements = type.elements.map { convert($0.type) }
    return elements.count == 1 ? elements[0] : .tuple(elements)
  case .compositionType(let type): return .composition(type.elements.map { convert($0.type) })
  case .someOrAnyType(let type):
    let constraint = convert(type.constraint)
    return type.someOrAnySpecifier.text == "any" ? .any(constraint) : .some(constraint)
  case .metatypeType(let type): return .metatype(convert(type.baseType))
  case .attributedType(let type): return convert(type.baseType)
  case .packExpansionType(let type): return convert(type.repetitionPattern)
  case .packElementType(let type): return convert(type.pack)
  case .inlineArrayType(let type): return .array(convert(type.element))
  case .classRestrictionType: return .named([.init("class")])
  default: return .other
  }
}

private func component(
  _ name: TokenSyntax, _ arguments: GenericArgumentClauseSyntax?
) -> WrittenType.Component {
  WrittenType.Component(name.plainName, arguments?.arguments.map(convert) ?? [])
}

private func convert(_ argument: GenericArgumentSyntax) -> WrittenType {
  argument.argument.as(TypeSyntax.self).map(convert) ?? .other
}

extension TypeSyntaxProtocol {
  /// The type without its attributes and specifiers.
  var bare: TypeSyntax {
    var type = TypeSyntax(self)
    while let attributed = type.as(AttributedTypeSyntax.self) { type = attributed.baseType }
    return type
  }
}
