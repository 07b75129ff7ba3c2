import path from 'node:path'
import { root } from './workspace.mjs'

const nameOf = file => path.relative(root, file)

const quote = text => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** Returns the command that runs one test file alone, or one test of it. */
const commandFor = ({ file, title }) => {
  if (file.startsWith('.cache/')) return `npx jest --config jest.suites.config.mjs --runTestsByPath ${file}`
  const project = file.slice(0, file.indexOf('/'))
  const only = title === undefined ? '' : ` -t ${quote(title)}`
  return `npx jest --selectProjects ${project} --runTestsByPath ${file}${only}`
}

const withStatus = ({ assertionResults }, wanted) =>
  assertionResults.filter(({ status }) => status === wanted)

const failuresIn = result => {
  if (result.status !== 'failed') return []
  const suite = nameOf(result.name)
  const failed = withStatus(result, 'failed')
  // A file that could not be loaded has a message and no test.
  if (failed.length === 0)
    return [{ suite, test: 'could not run', reason: result.message, command: commandFor({ file: suite }) }]
  return failed.map(({ fullName, failureMessages }) => ({
    suite,
    test: fullName,
    reason: failureMessages.join('\n'),
    command: commandFor({ file: suite, title: fullName }),
  }))
}

const TEST_FILE = /\.test\.tsx?$/

const withoutFile = (file, assertion) => ({
  ...assertion,
  fullName: assertion.fullName.slice(file.length).trim(),
})

/**
 * Splits the result of a suite, which runs several test files, each in a `describe` titled with its path from the
 * root. Returns one result per file, so that a failure names the file with the test.
 */
const splitSuite = result => {
  const byFile = new Map()
  for (const assertion of result.assertionResults) {
    const [title] = assertion.ancestorTitles ?? []
    if (!TEST_FILE.test(title)) return [result]
    byFile.set(title, [...(byFile.get(title) ?? []), withoutFile(title, assertion)])
  }
  if (byFile.size === 0) return [result]
  return [...byFile].map(([file, assertionResults]) => {
    const isFailed = assertionResults.some(({ status }) => status === 'failed')
    return {
      name: path.join(root, file),
      status: isFailed ? 'failed' : 'passed',
      message: '',
      assertionResults,
    }
  })
}

const resultsIn = text => {
  try {
    return JSON.parse(text).testResults.flatMap(splitSuite)
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

/** Returns the files with a failure in jest's report, relative to the root. */
export const failedFiles = text =>
  resultsIn(text)
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => nameOf(name))

/**
 * Returns the counts of jest's report and of a second run of the failed files. The last run of each file counts;
 * `unsteady` lists the tests that failed only in the first run. A file that could not be loaded counts as one
 * failure, and so does a run without tests or without a report.
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
