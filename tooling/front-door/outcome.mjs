import { say } from './workspace.mjs'

const REASON_LINES = 4

/** The first lines of a reason that say something, without colours and without where in our tools it was thrown. */
const firstLines = reason =>
  reason
    .replaceAll(/\u001b\[[\d;]*m/g, '')
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '' && !line.startsWith('at '))
    .slice(0, REASON_LINES)
    .join('\n    ')

const lineOf = (word, { suite, test, reason }) => `${word} ${suite} › ${test}: ${firstLines(reason)}`

/** Adds the counts of several runs up. */
export const sumOf = outcomes => ({
  passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
  failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
  failures: outcomes.flatMap(({ failures }) => failures),
  unsteady: outcomes.flatMap(({ unsteady = [] }) => unsteady),
})

/**
 * What a run has come to, as it stands at its end: what failed only the first of two times and every failure by name with
 * its reason, and last the counts alone.
 */
export const summaryOf = outcomes => {
  const { passed, failed, failures, unsteady } = sumOf(outcomes)
  return [
    ...unsteady.map(failure => lineOf('UNSTEADY', failure)),
    ...failures.map(failure => lineOf('FAIL', failure)),
    `${passed} passed, ${failed} failed`,
  ].join('\n')
}

/** Prints the summary. Returns the exit code that goes with it. */
export const report = outcomes => {
  const { failed } = sumOf(outcomes)
  say(`${failed > 0 ? '\n' : ''}${summaryOf(outcomes)}`)
  return failed === 0 ? 0 : 1
}
