import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { remoteFolders } from '../build/targets.mjs'
import { root, say } from './workspace.mjs'

const seconds = since => `${((performance.now() - since) / 1000).toFixed(1)} s`

const bin = name => path.join(root, 'node_modules/.bin', name)

/** Checks that have no tests of their own: each counts as one. */
export const staticChecks = [
  ['format', bin('prettier'), ['--check', '--log-level', 'warn', '.']],
  ['types', process.execPath, ['node_modules/typescript7/bin/tsc', '-b']],
  ['lint', bin('eslint'), ['--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint', '.']],
  [
    'architecture',
    bin('depcruise'),
    [
      '--config',
      '.dependency-cruiser.cjs',
      ...['shared', 'host', ...remoteFolders(root), 'backend'].map(name => `${name}/src`),
      'e2e',
      'tooling',
    ],
  ],
  ['unused', bin('knip'), []],
  ['documents', process.execPath, ['tooling/docs/check.mjs']],
]

/** Runs one program, quiet when it passes. */
export const runCheck = ([name, command, args]) => {
  const since = performance.now()
  const result = spawnSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 })
  const isPassed = result.status === 0
  say(`${isPassed ? 'pass' : 'FAIL'}  ${name}  ${seconds(since)}`)
  if (!isPassed) say(`${result.stdout ?? ''}${result.stderr ?? ''}${result.error ?? ''}`)
  return isPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/**
 * Runs jest projects and reads the real counts from its report. A suite that could not run at all counts as one failure, and
 * so does a run that found no test.
 */
export const runTests = ({ name, projects, workers, timeoutMs = 20_000 }) => {
  const since = performance.now()
  const report = path.join(root, '.cache', `jest-${name}.json`)
  mkdirSync(path.dirname(report), { recursive: true })
  rmSync(report, { force: true })
  spawnSync(
    bin('jest'),
    [
      '--selectProjects',
      ...projects,
      `--maxWorkers=${workers}`,
      `--testTimeout=${timeoutMs}`,
      `--silent`,
      '--json',
      `--outputFile=${report}`,
    ],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, NODE_ENV: 'test' } },
  )
  const counts = readReport(report)
  say(
    `${counts.failed === 0 ? 'pass' : 'FAIL'}  ${name}  ${counts.passed} passed, ${counts.failed} failed  ${seconds(since)}`,
  )
  return counts
}

const readReport = file => {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    const failed = report.numFailedTests + report.numRuntimeErrorTestSuites
    return { passed: report.numPassedTests, failed: report.numPassedTests + failed === 0 ? 1 : failed }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

const TORTURE_LIMIT_MS = 600_000

/** Runs the short hostile campaign against the built product. Each of its attacks counts as one. */
export const runTorture = () => {
  const since = performance.now()
  const { stdout, stderr } = spawnSync(bin('tsx'), ['tooling/torture/cli.ts', '--short', '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    timeout: TORTURE_LIMIT_MS,
  })
  const counts = readOutcome(stdout)
  const isPassed = counts.failed === 0
  say(
    `${isPassed ? 'pass' : 'FAIL'}  torture  ${counts.passed} passed, ${counts.failed} failed  ${seconds(since)}`,
  )
  if (!isPassed) say(stderr ?? '')
  return counts
}

// A campaign that could not be run is one failure.
const readOutcome = text => {
  try {
    const { passed, failed } = JSON.parse(text)
    return { passed, failed: passed + failed === 0 ? 1 : failed }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
