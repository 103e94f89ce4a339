@testable import Kit

func testTabs() {
  let tabs = Tabs()
  tabs.all = [Tab(id: 1), Tab(id: 2)]
  tabs.last = tabs.all[0]
}
