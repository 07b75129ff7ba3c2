import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { failedFiles, readJestReport } from './jest-report.mjs'
import { projectOf } from './test-files.mjs'
import { root, runLines, say, secondsSince } from './workspace.mjs'

const WORKERS = 2
// A worker that has grown larger than this is replaced by a fresh one after its file.
const LARGEST_WORKER = '1200MB'
// More failures than these are no accident.
const MOST_RUN_AGAIN = 6

const readText = file => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

const runJest = async ({ name, files, workers, onFile }) => {
  const report = path.join(root, '.cache', `jest-${name}.json`)
  mkdirSync(path.dirname(report), { recursive: true })
  rmSync(report, { force: true })
  const projects = [...new Set(files.map(projectOf))]
  const args = [
    '--selectProjects',
    ...projects,
    `--maxWorkers=${workers}`,
    `--workerIdleMemoryLimit=${LARGEST_WORKER}`,
    '--silent',
    '--json',
    `--outputFile=${report}`,
    `--reporters=${path.join(root, 'tooling/front-door/jest-progress.mjs')}`,
    '--runTestsByPath',
    ...files,
  ]
  await runLines(path.join(root, 'node_modules/.bin/jest'), args, {
    isOutputShown: false,
    env: { ...process.env, NODE_ENV: 'test' },
    onMessage: ({ file, failed }) => {
      if (failed) say(`FAIL ${failed}`)
      else onFile(file)
    },
  })
  return readText(report)
}

/**
 * Runs test files, named relative to the root, and reads the outcome from jest's report. `progress.advance` is told how
 * many are done. With `isRunAgain`, up to six files that failed run once more, alone: a test that then passes is reported
 * as unsteady and fails nothing.
 */
export const runTests = async ({ name, files, progress, isRunAgain = false }) => {
  const since = performance.now()
  const done = new Set()
  const onFile = file => {
    done.add(file)
    progress?.advance({ done: done.size, total: files.length })
  }
  const first = await runJest({ name, files, workers: WORKERS, onFile })
  const failedOnce = isRunAgain ? failedFiles(first) : []
  const hasSecondRun = failedOnce.length > 0 && failedOnce.length <= MOST_RUN_AGAIN
  if (hasSecondRun) say(`Running again, alone: ${failedOnce.join(', ')}`)
  const second = hasSecondRun
    ? await runJest({ name: `${name}-again`, files: failedOnce, workers: 1, onFile: () => undefined })
    : ''
  const outcome = readJestReport({ name, first, second })
  const { passed, failed } = outcome
  say(
    `${failed === 0 ? 'pass' : 'FAIL'}  ${name}  ${passed} passed, ${failed} failed  ${secondsSince(since)}`,
  )
  return outcome
}
