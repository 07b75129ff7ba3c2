import { runChecks, staticChecks } from './checks.mjs'
import { report } from './outcome.mjs'
import { install, refuse } from './workspace.mjs'

// `pnpm check` runs all static checks, `pnpm check lint types` only those.
const names = process.argv.slice(2)
const unknown = names.find(name => !Object.hasOwn(staticChecks, name))
if (unknown)
  refuse(`there is no check "${unknown}". The checks are: ${Object.keys(staticChecks).join(', ')}.`)
await install()
process.exit(report(await runChecks(names.length > 0 ? names : undefined)))
