func hike(_ hut: Hut) {
  _ = route(to: hut)  // expect: constrained-to-observable-object "hut"
}

func climb(_ peak: Peak) {
  walk(peak) { _ in }  // expect: constrained-to-observable-object "peak"
}

func descend(_ valley: Valley) {
  leave(valley, by: nil)  // expect: constrained-to-observable-object "valley"
}

func paddle(_ river: River) {
  watch(river) { _ in }  // expect: constrained-to-observable-object "river"
}

func stroll(_ forest: Forest) -> Int {
  Tour(model: forest).model.trees  // expect: constrained-to-observable-object "Tour"
}
