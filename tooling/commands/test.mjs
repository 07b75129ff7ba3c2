import { buildTargets } from '../build/targets.mjs'
import { changesSince, planFor } from './changed.mjs'
import { missingBrowser } from './browser.mjs'
import { FIRST_TIER_CHECKS, SECOND_TIER_CHECKS, runChecks } from './checks.mjs'
import { runTests } from './jest-run.mjs'
import { report, sumOf } from './outcome.mjs'
import { createProgress } from './progress.mjs'
import { QUARANTINE } from './quarantine.mjs'
import { HELP, readTestArguments } from './test-arguments.mjs'
import { testFiles } from './test-files.mjs'
import { runTorture, runTortureAgain } from './torture-run.mjs'
import { install, refuse, requireNode, root, runLines, say } from './workspace.mjs'
import { existsSync } from 'node:fs'
import path from 'node:path'

// Seconds of each step on a quiet machine with two cores, used only to estimate the time left.
const FIRST_TIER = [
  { name: 'build', seconds: 75 },
  { name: 'tests', seconds: 240 },
  { name: 'journeys', seconds: 120 },
]
const SECOND_TIER = [
  { name: 'other tests', seconds: 600 },
  { name: 'other journeys', seconds: 540 },
]

const isPassed = outcomes => sumOf(outcomes).failed === 0

const failure = (suite, { test, reason, command }) => ({
  passed: 0,
  failed: 1,
  failures: [{ suite, test, reason, command }],
})

// No journey of the first tier opens the guide or downloads the tools for teams.
const isOfFirstTier = ({ name }) => name !== 'guide' && name !== 'tools'

const build = async (targets = buildTargets(root)) => {
  const only = targets.flatMap(({ name }) => ['--only', name])
  const code = await runLines(process.execPath, ['tooling/build/build.mjs', ...only])
  if (code === 0) return { passed: 1, failed: 0, failures: [] }
  const reason = 'the lines of the build above say why; the journeys did not run'
  return failure('build', { test: 'all packages', reason, command: 'npm run build' })
}

const runJourneys = async ({ name, files, built, browserProblem, ...options }) => {
  if (built.failed > 0 || files.length === 0) return []
  if (browserProblem) return [failure(name, { test: 'browser', reason: browserProblem })]
  return [await runTests({ name, files, ...options })]
}

const inStep = async (progress, name, work) => {
  progress.begin(name)
  const outcomes = await work()
  progress.finish(name)
  return outcomes
}

/** Runs static checks, build, tests and one journey for each main job. A failed file does not run again. */
const runFirstTier = async ({ files, progress, browserProblem }) => {
  // The checks take longer than the build and are independent of it.
  const checks = runChecks(FIRST_TIER_CHECKS)
  const targets = buildTargets(root).filter(isOfFirstTier)
  const built = await inStep(progress, 'build', () => build(targets))
  const tests = await inStep(progress, 'tests', () =>
    runTests({ name: 'tests', files: files.first, progress }),
  )
  const journeys = await inStep(progress, 'journeys', () =>
    runJourneys({ name: 'journeys', files: files.firstJourneys, built, progress, browserProblem }),
  )
  return [...(await checks), built, tests, ...journeys]
}

/** Failures of quarantined files are shown and do not fail the run. */
const runQuarantined = async files => {
  if (files.length === 0) return []
  const { passed, failures } = await runTests({ name: 'quarantined', files })
  return [{ passed, failed: 0, failures: [], unsteady: failures }]
}

/** Builds the rest and runs all tests outside the first tier. A failed file runs a second time. */
const runSecondTier = async ({ files, progress, browserProblem }) => {
  const built = await build()
  const [tests, attacks, checks] = await inStep(progress, 'other tests', () =>
    Promise.all([
      runTests({ name: 'other tests', files: files.second, progress, isRunAgain: true }),
      runTorture(),
      runChecks(SECOND_TIER_CHECKS),
    ]),
  )
  const campaign = await runTortureAgain(attacks)
  const journeys = await inStep(progress, 'other journeys', () =>
    runJourneys({
      name: 'other journeys',
      files: files.secondJourneys,
      built,
      progress,
      browserProblem,
      isRunAgain: true,
    }),
  )
  return [built, tests, ...checks, campaign, ...journeys, ...(await runQuarantined(files.quarantined))]
}

const runTiers = async ({ isAll }) => {
  const files = testFiles()
  const browserProblem = missingBrowser()
  if (browserProblem) say(browserProblem)
  const progress = createProgress({ steps: isAll ? [...FIRST_TIER, ...SECOND_TIER] : FIRST_TIER })
  const first = await runFirstTier({ files, progress, browserProblem })
  const isGoingOn = isAll && isPassed(first)
  if (isAll && !isGoingOn) say('The first tier failed: the second tier does not run.')
  const second = isGoingOn ? await runSecondTier({ files, progress, browserProblem }) : []
  progress.end()
  return [...first, ...second]
}

const testChanged = async base => {
  const changes = changesSince(base)
  const { isAll, checks, files, journeys } = await planFor(changes)
  if (isAll) return runTiers({ isAll })
  const existing = changes.filter(file => existsSync(path.join(root, file)))
  say(`${changes.length} changed files reach ${files.length} test files and ${journeys.length} journeys`)
  const [outcomes, tests] = await Promise.all([
    runChecks(checks, existing),
    files.length > 0 ? [await runTests({ name: 'changed tests', files })] : [],
  ])
  if (journeys.length === 0) return [...outcomes, ...tests]
  const browserProblem = missingBrowser()
  const built = await build()
  const tried = await runJourneys({ name: 'journeys', files: journeys, built, browserProblem })
  return [...outcomes, ...tests, built, ...tried]
}

const asked = readTestArguments(process.argv.slice(2))
if (asked.problem) refuse(`${asked.problem}\n\n${HELP}`)
if (asked.wantsHelp) {
  say(HELP)
  process.exit(0)
}
if (asked.isRelease && QUARANTINE.length > 0)
  refuse(`a release needs an empty quarantine: ${QUARANTINE.map(({ file }) => file).join(', ')}.`)
requireNode()
await install()
process.exit(report(asked.isChanged ? await testChanged(asked.base) : await runTiers(asked)))
