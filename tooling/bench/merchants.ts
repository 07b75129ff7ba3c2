import { spawnSync } from 'node:child_process'
import { askedOf } from './arguments.ts'

const RUN = 'backend/src/testing/run-merchant-bench.ts'
const HELP = `Usage: pnpm bench merchants [--merchants 100000]

Writes so many merchants, with subscriptions, branches, connections and orders, into an empty database, and asks the operator's
list for the figures above it, its first page, a search, each filter and each order. Goal: 300 ms or less for 95 of 100 answers of each.

Exit codes: 0 the goal is met · 1 it is not
`

const merchants = askedOf(HELP, { counts: { merchants: 100_000 } }).number('merchants')
process.exitCode =
  spawnSync(process.execPath, ['--import', 'tsx', RUN, String(merchants)], { stdio: 'inherit' }).status ?? 1
