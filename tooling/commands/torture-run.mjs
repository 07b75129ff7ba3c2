import path from 'node:path'
import { PNPM } from '../build/package-manager.mjs'
import { capture, root, say, secondsSince } from './workspace.mjs'

// Only for a campaign that hangs: it usually takes about seven minutes.
const HANG_LIMIT_MS = 900_000

// Name of the failure if the whole campaign could not run.
const ALL = 'all'

const failureOf = ({ attack, failures: [{ what, sent, came }, ...more] }) => ({
  suite: 'torture',
  test: attack,
  reason: [what, `sent ${sent}`, `came ${came}`, more.length > 0 ? `and ${more.length} more` : ''].join('\n'),
  command: `npx -y ${PNPM} torture --short --only ${attack}`,
})

/** Reads a campaign's JSON. Each attack counts as one; a campaign that could not run counts as one failure. */
export const readCampaign = text => {
  try {
    const { passed, failed, attacks } = JSON.parse(text)
    const failures = attacks.filter(attack => attack.failures.length > 0).map(failureOf)
    if (passed + failed > 0) return { passed, failed, failures }
  } catch {
    // Reported below, like a campaign without attacks.
  }
  const reason = 'the campaign could not be run; what it said stands above'
  return { passed: 0, failed: 1, failures: [{ suite: 'torture', test: ALL, reason }] }
}

/** Merges a second run of the failed attacks into the first; a second run that could not start changes nothing. */
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
 * Runs the failed attacks once more against a fresh instance; call it when nothing else runs. An attack that fails
 * twice has failed; an attack that fails once is reported as unsteady.
 */
export const runTortureAgain = async outcome => {
  const names = outcome.failures.map(({ test }) => test)
  if (names.length === 0 || names.includes(ALL)) return outcome
  say(`Running again, alone: ${names.join(', ')}`)
  return withSecondRun(outcome, await runCampaign(names))
}
