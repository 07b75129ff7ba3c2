import { spawnSync } from 'node:child_process'
import { askedOf } from './arguments.ts'

const RUN = 'backend/src/testing/run-menu-bench.ts'
const HELP = `Usage: pnpm bench menu-diff

Makes the menu of 2,000 dishes for three platforms and compares it with what they show, without the database. Goal: a median of
250 ms or less.

Exit codes: 0 the goal is met · 1 it is not
`

askedOf(HELP)
process.exitCode = spawnSync(process.execPath, ['--import', 'tsx', RUN], { stdio: 'inherit' }).status ?? 1
