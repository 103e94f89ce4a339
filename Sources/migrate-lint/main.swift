import MigrateLint

Driver.runProcess()
