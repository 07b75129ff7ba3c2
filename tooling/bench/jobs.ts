import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { parseArgs } from 'node:util'

const HELP = `Usage: tsx tooling/bench/jobs.ts [--jobs 5000] [--singles 300]

Starts an empty database and two nodes that work on jobs. First jobs come one at a time: how long each waits until it begins.
Then all the others at once; in the middle one node is ended with kill -9. At the end every job must have had its effect, and only what the
dead node held may have been begun twice. Exit code 1 when one is lost, or another one is begun twice.
`
const RUN = 'backend/src/testing/run-job-bench.ts'

const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '5000' },
    singles: { type: 'string', default: '300' },
    help: { type: 'boolean' },
  },
})

if (values.help) process.stdout.write(HELP)
else {
  const run = spawn(process.execPath, ['--import', 'tsx', path.resolve(RUN), values.jobs, values.singles], {
    stdio: 'inherit',
  })
  const [code] = await once(run, 'exit')
  process.exitCode = code ?? 1
}
