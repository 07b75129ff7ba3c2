import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { remoteFolders } from '../build/targets.mjs'
import { readJestReport } from './jest-report.mjs'
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

/** Runs jest projects, or only some files of them, and reads what came of it from its report. */
export const runTests = async ({ name, projects, files = [] }) => {
  const since = performance.now()
  const report = path.join(root, '.cache', `jest-${name}.json`)
  mkdirSync(path.dirname(report), { recursive: true })
  rmSync(report, { force: true })
  const args = [
    ...['--selectProjects', ...projects],
    ...[`--maxWorkers=${WORKERS}`, `--workerIdleMemoryLimit=${LARGEST_WORKER}`],
    ...['--silent', '--json', `--outputFile=${report}`],
    ...(files.length > 0 ? ['--runTestsByPath', ...files] : []),
  ]
  await run(path.join(root, 'node_modules/.bin/jest'), args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'test' },
  })
  const outcome = readJestReport(readText(report), name)
  const { passed, failed } = outcome
  say(
    `${failed === 0 ? 'pass' : 'FAIL'}  ${name}  ${passed} passed, ${failed} failed  ${secondsSince(since)}`,
  )
  return outcome
}
