import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { remoteFolders } from '../build/targets.mjs'
import { failedFiles, readJestReport } from './jest-report.mjs'
import { root, run, say, secondsSince } from './workspace.mjs'

/** All projects but the journeys: what they test needs no built product in a browser. */
export const PROJECTS = ['shared', 'host', ...remoteFolders(root), 'tooling', 'backend']
export const JOURNEYS = ['e2e']

const WORKERS = 2
// A worker that has grown larger than this is replaced by a fresh one after its file.
const LARGEST_WORKER = '1200MB'

const readText = file => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

// More than these is no accident: it stands as it fell.
const MOST_RUN_AGAIN = 6

const runJest = async ({ name, projects, files, workers }) => {
  const report = path.join(root, '.cache', `jest-${name}.json`)
  mkdirSync(path.dirname(report), { recursive: true })
  rmSync(report, { force: true })
  const args = [
    ...['--selectProjects', ...projects],
    ...[`--maxWorkers=${workers}`, `--workerIdleMemoryLimit=${LARGEST_WORKER}`],
    ...['--silent', '--json', `--outputFile=${report}`],
    ...(files.length > 0 ? ['--runTestsByPath', ...files] : []),
  ]
  await run(path.join(root, 'node_modules/.bin/jest'), args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'test' },
  })
  return readText(report)
}

/**
 * Runs jest projects, or only some files of them, and reads what came of it from its report. Files that failed run once
 * more, alone: what fails twice has failed, what fails once is told as unsteady.
 */
export const runTests = async ({ name, projects, files = [] }) => {
  const since = performance.now()
  const first = await runJest({ name, projects, files, workers: WORKERS })
  const failedOnce = failedFiles(first)
  const isRunAgain = failedOnce.length > 0 && failedOnce.length <= MOST_RUN_AGAIN
  if (isRunAgain) say(`again, alone: ${failedOnce.map(file => path.relative(root, file)).join(', ')}`)
  const second = isRunAgain
    ? await runJest({ name: `${name}-again`, projects, files: failedOnce, workers: 1 })
    : ''
  const outcome = readJestReport({ name, first, second })
  const { passed, failed } = outcome
  say(
    `${failed === 0 ? 'pass' : 'FAIL'}  ${name}  ${passed} passed, ${failed} failed  ${secondsSince(since)}`,
  )
  return outcome
}
