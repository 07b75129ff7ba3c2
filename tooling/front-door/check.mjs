import { runChecks } from './checks.mjs'
import { report } from './outcome.mjs'
import { install } from './workspace.mjs'

install()
process.exit(report(await runChecks()))
