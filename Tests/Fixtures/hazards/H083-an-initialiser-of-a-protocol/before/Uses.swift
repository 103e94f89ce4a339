func report(on press: Press) -> Summary {
  Summary(about: press)  // expect: constrained-to-observable-object "Summary"
}

func names(in desk: Desk) -> String {
  String(namesOf: desk)  // expect: constrained-to-observable-object "String"
}
