import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { repositoryRoot } from '../federation/common.mjs'
import { askedOf } from './arguments.ts'
import { TIMED, TIMED_FILES } from './timed-files.mjs'

const HELP = `Usage: pnpm bench limits

Runs the tests that have time limits, and enforces these limits. Run it on an otherwise idle machine:

  answers to a person and to nobody take the same time (enumeration)
  a snooze ends within 1 s of its time (availability)
  a rollback reaches every open page within a minute (open-page)
  a screen or an error card appears within 5 s, whatever fails in a remote (remote-faults)

Exit codes: 0 every limit was met · 1 one was missed
`

askedOf(HELP)
const { status } = spawnSync(
  path.join(repositoryRoot, 'node_modules/.bin/jest'),
  ['--selectProjects', ...Object.keys(TIMED), '--runInBand', '--runTestsByPath', ...TIMED_FILES],
  { cwd: repositoryRoot, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'test', TIMED: 'on' } },
)
process.exit(status ?? 1)
