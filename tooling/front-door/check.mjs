import { runCheck, staticChecks } from './checks.mjs'
import { install } from './workspace.mjs'

install()
const failed = staticChecks.map(runCheck).reduce((sum, count) => sum + count.failed, 0)
process.exit(failed === 0 ? 0 : 1)
