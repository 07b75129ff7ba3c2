import { say } from './workspace.mjs'

const REASON_LINES = 4
const INDENT = '    '

/** Returns the first lines of a reason, without colours, blank lines and stack frames. */
const firstLines = reason =>
  reason
    .replaceAll(/\u001b\[[\d;]*m/g, '')
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '' && !line.startsWith('at '))
    .slice(0, REASON_LINES)
    .join(`\n${INDENT}`)

const linesOf = (word, { suite, test, reason, command }) => [
  `${word} ${suite} › ${test}: ${firstLines(reason)}`,
  ...(command ? [`${INDENT}run it alone: ${command}`] : []),
]

/** Adds up the counts of several outcomes. */
export const sumOf = outcomes => ({
  passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
  failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
  failures: outcomes.flatMap(({ failures }) => failures),
  unsteady: outcomes.flatMap(({ unsteady = [] }) => unsteady),
})

/**
 * Returns the text at the end of a run: tests that failed only in the first of two runs, then each failure with its
 * file, name, reason and the command that runs it alone, and last the counts.
 */
export const summaryOf = outcomes => {
  const { passed, failed, failures, unsteady } = sumOf(outcomes)
  return [
    ...unsteady.flatMap(failure => linesOf('UNSTEADY', failure)),
    ...failures.flatMap(failure => linesOf('FAIL', failure)),
    `${passed} passed, ${failed} failed`,
  ].join('\n')
}

/** Prints the summary. Returns the exit code. */
export const report = outcomes => {
  const { failed } = sumOf(outcomes)
  say(`${failed > 0 ? '\n' : ''}${summaryOf(outcomes)}`)
  return failed === 0 ? 0 : 1
}
