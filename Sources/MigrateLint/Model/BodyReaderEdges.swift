// Which views a piece of code draws.
extension BodyReader {
  func noteEdge(_ target: ViewEdge.Target, at place: Place) {
    guard isRecording else { return }
    guard !isInAction, !isOpaque else { return noteHiddenEdge(target, at: place) }
    let edge = ViewEdge(
      target: target, place: place, providers: providers, choice: choice,
      isLater: isLater || mayComeLater,
      isInLink: isInLink, unit: unit)
    if edgeBuffer != nil { edgeBuffer?.append(edge) } else { facts.edges.append(edge) }
  }

  /// `router.show(Page())` in an action: what is around the action is not around the page.
  private func noteHiddenEdge(_ target: ViewEdge.Target, at place: Place) {
    guard case .type = target, edgeBuffer == nil, !unit.isPreview else { return }
    let around = isInAction ? min(providersAround, providers.count) : 0
    facts.hiddenEdges.append(
      ViewEdge(
        target: target, place: place, providers: Array(providers.dropLast(around)), unit: unit))
  }

  /// Draws a local view's edges here, under what is provided here.
  func replay(_ edges: [ViewEdge]) {
    guard isRecording, !isInAction, !isOpaque else { return }
    for var edge in edges {
      edge.providers += providers
      edge.choice = edge.choice ?? choice
      edge.isLater = edge.isLater || isLater || mayComeLater
      edge.isInLink = edge.isInLink || isInLink
      if edgeBuffer != nil { edgeBuffer?.append(edge) } else { facts.edges.append(edge) }
    }
  }

  /// Reads something whose edges are wanted by themselves.
  func collectingEdges(_ body: () -> Value) -> (value: Value, edges: [ViewEdge]) {
    let saved = (edgeBuffer, providers, isInAction, isOpaque)
    edgeBuffer = []
    providers = []
    isInAction = false
    isOpaque = false
    let value = body()
    let edges = edgeBuffer ?? []
    (edgeBuffer, providers, isInAction, isOpaque) = saved
    return (value, edges)
  }
}
