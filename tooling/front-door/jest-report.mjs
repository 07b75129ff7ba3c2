import path from 'node:path'
import { root } from './workspace.mjs'

const nameOf = file => path.relative(root, file)

const failuresIn = ({ name, message, assertionResults }) => {
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  const suite = nameOf(name)
  // A suite that could not run at all has a message and no test.
  if (failed.length === 0) return [{ suite, test: 'could not run', reason: message }]
  return failed.map(({ fullName, failureMessages }) => ({
    suite,
    test: fullName,
    reason: failureMessages.join('\n'),
  }))
}

/**
 * Reads the real counts from jest's report. A suite that could not run at all counts as one failure, and so does a run that
 * found no test or left no report.
 */
export const readJestReport = (text, name) => {
  try {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = JSON.parse(text)
    const failed = numFailedTests + numRuntimeErrorTestSuites
    const failures = testResults.filter(({ status }) => status === 'failed').flatMap(failuresIn)
    if (numPassedTests + failed > 0) return { passed: numPassedTests, failed, failures }
  } catch {
    // Said below, as for a run without a test.
  }
  return {
    passed: 0,
    failed: 1,
    failures: [{ suite: name, test: 'all', reason: 'jest ran no test or left no report' }],
  }
}
