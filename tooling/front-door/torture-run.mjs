import path from 'node:path'
import { capture, root, say, secondsSince } from './workspace.mjs'

// For a campaign that hangs: it takes about a minute.
const HANG_LIMIT_MS = 900_000

// What a campaign that could not be run is named as.
const ALL = 'all'

const failureOf = ({ attack, failures: [{ what, sent, came }, ...more] }) => ({
  suite: 'torture',
  test: attack,
  reason: [what, `sent ${sent}`, `came ${came}`, more.length > 0 ? `and ${more.length} more` : ''].join('\n'),
})

/** Reads what a campaign says as JSON. Each of its attacks counts as one; one that could not be run is one failure. */
export const readCampaign = text => {
  try {
    const { passed, failed, attacks } = JSON.parse(text)
    const failures = attacks.filter(attack => attack.failures.length > 0).map(failureOf)
    if (passed + failed > 0) return { passed, failed, failures }
  } catch {
    // Said below, as for a campaign without an attack.
  }
  const reason = 'the campaign could not be run; what it said stands above'
  return { passed: 0, failed: 1, failures: [{ suite: 'torture', test: ALL, reason }] }
}

/** A campaign with what a second run of its failed attacks has shown; one that could not be run shows nothing. */
export const withSecondRun = (first, second) => {
  const again = new Set(second.failures.map(({ test }) => test))
  if (again.has(ALL)) return first
  return {
    passed: first.passed + second.passed,
    failed: second.failed,
    failures: second.failures,
    unsteady: first.failures.filter(({ test }) => !again.has(test)),
  }
}

const runCampaign = async (only = []) => {
  const since = performance.now()
  const tsx = path.join(root, 'node_modules/.bin/tsx')
  const named = only.length > 0 ? ['--only', only.join(',')] : []
  const { stdout, text } = await capture(tsx, ['tooling/torture/cli.ts', '--short', '--json', ...named], {
    timeout: HANG_LIMIT_MS,
  })
  const outcome = readCampaign(stdout)
  const { passed, failed, failures } = outcome
  say(
    `${failed === 0 ? 'pass' : 'FAIL'}  torture  ${passed} passed, ${failed} failed  ${secondsSince(since)}`,
  )
  if (failed > 0) say([text, ...failures.map(({ test, reason }) => `${test}: ${reason}`)].join('\n'))
  return outcome
}

/** Runs the short hostile campaign against the built product. */
export const runTorture = () => runCampaign()

/**
 * The same once more for the attacks that did not hold: on a Sufra of their own, and to be called when nothing else runs.
 * What fails twice has failed, what fails once is told as unsteady.
 */
export const runTortureAgain = async outcome => {
  const names = outcome.failures.map(({ test }) => test)
  if (names.length === 0 || names.includes(ALL)) return outcome
  say(`again, alone: ${names.join(', ')}`)
  return withSecondRun(outcome, await runCampaign(names))
}
