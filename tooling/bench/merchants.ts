import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

const RUN = 'backend/src/testing/run-merchant-bench.ts'
const HELP = `Usage: pnpm bench merchants [--merchants 100000]

Writes so many merchants, with subscriptions, branches, connections and orders, into an empty database, and asks the operator's
list for the figures above it, its first page, a search, each filter and each order. Goal: 300 ms or less for 95 of 100 answers of each.

Exit codes: 0 the goal is met · 1 it is not
`

const { values } = parseArgs({
  options: { merchants: { type: 'string', default: '100000' }, help: { type: 'boolean' } },
})
if (values.help) process.stdout.write(HELP)
else
  process.exitCode =
    spawnSync(process.execPath, ['--import', 'tsx', RUN, values.merchants], { stdio: 'inherit' }).status ?? 1
