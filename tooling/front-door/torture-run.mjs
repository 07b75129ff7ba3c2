import path from 'node:path'
import { capture, root, say, secondsSince } from './workspace.mjs'

// For a campaign that hangs: it takes about a minute.
const HANG_LIMIT_MS = 900_000

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
  return { passed: 0, failed: 1, failures: [{ suite: 'torture', test: 'all', reason }] }
}

/** Runs the short hostile campaign against the built product. */
export const runTorture = async () => {
  const since = performance.now()
  const tsx = path.join(root, 'node_modules/.bin/tsx')
  const { stdout, text } = await capture(tsx, ['tooling/torture/cli.ts', '--short', '--json'], {
    timeout: HANG_LIMIT_MS,
  })
  const outcome = readCampaign(stdout)
  const { passed, failed } = outcome
  say(
    `${failed === 0 ? 'pass' : 'FAIL'}  torture  ${passed} passed, ${failed} failed  ${secondsSince(since)}`,
  )
  if (failed > 0) say(text)
  return outcome
}
