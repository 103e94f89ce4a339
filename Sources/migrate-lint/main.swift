import MigrateLint

