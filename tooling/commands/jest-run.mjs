import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { writeSuites } from '../jest/suites.mjs'
import { failedFiles, readJestReport } from './jest-report.mjs'
import { JOURNEYS, projectOf } from './test-files.mjs'
import { root, runLines, say, secondsSince } from './workspace.mjs'

const WORKERS = 2
// A worker above this size is replaced after its current file.
const LARGEST_WORKER = '1200MB'
// More failures than these are hardly random.
const MOST_RUN_AGAIN = 6

// Below this number files run separately: a suite is useful only if its files share loaded modules.
const FEWEST_FOR_SUITES = 8
const FILES_PER_SUITE = 45

/** Returns the module that undoes the side effects of a project's test files. A project without one has no suites. */
const restoreModuleOf = project => {
  if (project === 'tooling' || project === JOURNEYS) return undefined
  return `${project === 'backend' ? 'backend' : 'shared'}/src/testing/restore-state.ts`
}

/**
 * Returns the files that jest runs for the test files of one project: suites of many files, or the files themselves.
 */
const jestFilesOf = (project, files) => {
  const restore = restoreModuleOf(project)
  if (!restore || files.length < FEWEST_FOR_SUITES) return files
  return writeSuites({
    root,
    project,
    files: files.map(file => path.join(root, file)),
    count: Math.ceil(files.length / FILES_PER_SUITE),
    restore: path.join(root, restore),
  })
}

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
  const jestFiles = projects.flatMap(project =>
    jestFilesOf(
      project,
      files.filter(file => projectOf(file) === project),
    ),
  )
  const args = [
    '--config',
    path.join(root, 'jest.suites.config.mjs'),
    '--selectProjects',
    ...projects,
    `--maxWorkers=${workers}`,
    `--workerIdleMemoryLimit=${LARGEST_WORKER}`,
    '--silent',
    '--json',
    `--outputFile=${report}`,
    `--reporters=${path.join(root, 'tooling/commands/jest-progress.mjs')}`,
    '--runTestsByPath',
    ...jestFiles,
  ]
  const env = { ...process.env, NODE_ENV: 'test' }
  // The apps of the journeys serve the build that the command made before.
  if (projects.includes(JOURNEYS)) env.BUILD = 'off'
  await runLines(path.join(root, 'node_modules/.bin/jest'), args, {
    isOutputShown: false,
    env,
    onMessage: ({ file, failed }) => {
      if (failed) say(`FAIL ${failed}`)
      else onFile(file)
    },
  })
  return readText(report)
}

/**
 * Runs test files, named relative to the root, and returns the counts of jest's report. Reports finished files to
 * `progress.advance`. With `isRunAgain`, up to six failed files run once more, alone: a test that then passes is
 * reported as unsteady and does not fail the run.
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
