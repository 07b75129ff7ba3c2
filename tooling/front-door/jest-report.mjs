import path from 'node:path'
import { root } from './workspace.mjs'

const nameOf = file => path.relative(root, file)

const withStatus = ({ assertionResults }, wanted) =>
  assertionResults.filter(({ status }) => status === wanted)

const failuresIn = result => {
  if (result.status !== 'failed') return []
  const suite = nameOf(result.name)
  const failed = withStatus(result, 'failed')
  // A suite that could not run at all has a message and no test.
  if (failed.length === 0) return [{ suite, test: 'could not run', reason: result.message }]
  return failed.map(({ fullName, failureMessages }) => ({
    suite,
    test: fullName,
    reason: failureMessages.join('\n'),
  }))
}

const resultsIn = text => {
  try {
    return JSON.parse(text).testResults
  } catch {
    return []
  }
}

const outcomeOf = (results, name) => {
  const passed = results.reduce((sum, result) => sum + withStatus(result, 'passed').length, 0)
  const failures = results.flatMap(failuresIn)
  if (passed + failures.length > 0) return { passed, failed: failures.length, failures }
  return {
    passed: 0,
    failed: 1,
    failures: [{ suite: name, test: 'all', reason: 'jest ran no test or left no report' }],
  }
}

/** The files, by their full path, of which jest's report tells a failure. */
export const failedFiles = text =>
  resultsIn(text)
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => name)

/**
 * Reads the real counts from jest's report, and from that of a second run of the files that failed: each file counts as its
 * last run left it, and `unsteady` names what failed only the first time. A suite that could not run at all counts as one
 * failure, and so does a run that found no test or left no report.
 */
export const readJestReport = ({ name, first, second = '' }) => {
  const again = new Map(resultsIn(second).map(result => [result.name, result]))
  const outcome = outcomeOf(
    resultsIn(first).map(result => again.get(result.name) ?? result),
    name,
  )
  const isStillFailing = ({ suite, test }) =>
    outcome.failures.some(failure => failure.suite === suite && failure.test === test)
  const unsteady = resultsIn(first)
    .flatMap(failuresIn)
    .filter(failure => !isStillFailing(failure))
  return { ...outcome, unsteady }
}
