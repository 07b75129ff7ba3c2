import { existsSync } from 'node:fs'
import path from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { changesSince, planFor } from './changed.mjs'
import { runChecks } from './checks.mjs'
import { JOURNEYS, PROJECTS, runTests } from './jest-run.mjs'
import { report } from './outcome.mjs'
import { HELP, readTestArguments } from './test-arguments.mjs'
import { runTorture, runTortureAgain } from './torture-run.mjs'
import { install, refuse, requireNode, root, run, say } from './workspace.mjs'

const build = async () => {
  const isBuilt = (await run(process.execPath, ['tooling/build/build.mjs'])) === 0
  if (isBuilt) return { passed: 1, failed: 0, failures: [] }
  const reason =
    'what was built last is no proof of anything: the journeys were left out; its output stands above'
  return { passed: 0, failed: 1, failures: [{ suite: 'build', test: 'all packages', reason }] }
}

const testJourneys = files => runTests({ name: 'browser', projects: JOURNEYS, files })

const testAll = async () => {
  // The hostile campaign looks at what it wrote in a browser too.
  ensureBrowser()
  // They take longer than the build and need nothing of it: to wait for them would leave a core without work.
  const checks = runChecks()
  const built = await build()
  const isBuilt = built.failed === 0
  const [tests, torture] = await Promise.all([
    runTests({ name: 'unit-and-api', projects: PROJECTS }),
    isBuilt ? [runTorture()] : [],
  ])
  const campaigns = await Promise.all((await Promise.all(torture)).map(runTortureAgain))
  const journeys = isBuilt ? [await testJourneys()] : []
  return [...(await checks), built, tests, ...campaigns, ...journeys]
}

// A project is named as its folder.
const projectsOf = files => PROJECTS.filter(name => files.some(file => file.startsWith(`${name}/`)))

const testChanged = async base => {
  const changes = changesSince(base)
  const { isAll, checks, files, journeys } = await planFor(changes)
  if (isAll) return testAll()
  const existing = changes.filter(file => existsSync(path.join(root, file)))
  say(`${changes.length} changed files reach ${files.length} test files and ${journeys.length} journeys`)
  const [outcomes, tests] = await Promise.all([
    runChecks(checks, existing),
    files.length > 0 ? [await runTests({ name: 'changed', projects: projectsOf(files), files })] : [],
  ])
  if (journeys.length > 0) ensureBrowser()
  const built = journeys.length > 0 ? [await build()] : []
  const isBuilt = built.length > 0 && built[0].failed === 0
  return [...outcomes, ...tests, ...built, ...(isBuilt ? [await testJourneys(journeys)] : [])]
}

const asked = readTestArguments(process.argv.slice(2))
if (asked.problem) refuse(`${asked.problem}\n\n${HELP}`)
if (asked.wantsHelp) {
  say(HELP)
  process.exit(0)
}
requireNode()
install()
process.exit(report(asked.isChanged ? await testChanged(asked.base) : await testAll()))
