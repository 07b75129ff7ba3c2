import { spawnSync } from 'node:child_process'
import { askedOf } from './arguments.ts'

const HELP = `Usage: pnpm bench jobs [--jobs 5000] [--singles 300]

Starts an empty database and two nodes that work on jobs. First jobs come one at a time: how long each waits until it begins.
Then all the others at once; in the middle one node is ended with kill -9. At the end every job must have had its effect, and only what the
dead node held may have been begun twice. Exit code 1 when one is lost, or another one is begun twice.
`
const RUN = 'backend/src/testing/run-job-bench.ts'

const asked = askedOf(HELP, { counts: { jobs: 5000, singles: 300 } })
const sizes = ['jobs', 'singles'].map(name => String(asked.number(name)))
process.exitCode =
  spawnSync(process.execPath, ['--import', 'tsx', RUN, ...sizes], { stdio: 'inherit' }).status ?? 1
