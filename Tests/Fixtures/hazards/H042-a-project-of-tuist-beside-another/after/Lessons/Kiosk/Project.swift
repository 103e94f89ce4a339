#if TUIST
  import ProjectDescription

  let project = Project(name: "Kiosk")
#endif
