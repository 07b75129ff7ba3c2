import { spawnSync } from 'node:child_process'
import { askedOf } from './arguments.ts'

const RUN = 'backend/src/testing/run-dashboard-bench.ts'
const HELP = `Usage: pnpm bench dashboard [--orders 1000000]

Writes so many orders of one merchant and 400 days into an empty database, adds their days up, and asks every panel of the
dashboard for today, 30 days and 400 days. Then what the trigger that marks late orders costs an order of today, in turns with
and without it. Goal: 300 ms or less for 95 of 100 answers of each panel.

Exit codes: 0 the goal is met · 1 it is not
`

const orders = askedOf(HELP, { counts: { orders: 1_000_000 } }).number('orders')
process.exitCode =
  spawnSync(process.execPath, ['--import', 'tsx', RUN, String(orders)], { stdio: 'inherit' }).status ?? 1
