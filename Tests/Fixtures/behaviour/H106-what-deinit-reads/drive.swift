import SwiftUI

@MainActor func driveDownload() {
  var download: Download? = Download()
  var screen: Screen? = Screen(DownloadView(download: download!))
  screen?.after("start()") { download?.start() }
  screen?.after("bytes = 40") { download?.bytes = 40 }
  screen?.after("file = town.zip") { download?.file = "town.zip" }
  screen?.after("progress = 50") { download?.progress = 50 }
  print("let go")
  screen = nil
  download = nil
  print("gone")
}
