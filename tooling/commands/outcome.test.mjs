import { failedFiles, readJestReport } from './jest-report.mjs'
import { sumOf, summaryOf } from './outcome.mjs'
import { readCampaign, withSecondRun } from './torture-run.mjs'
import { root } from './workspace.mjs'

const passed = { passed: 3, failed: 0, failures: [] }

const MENU = `${root}/host/menu.test.ts`
const OTHER = `${root}/host/other.test.ts`

const passes = fullName => ({ status: 'passed', fullName, failureMessages: [] })
const fails = fullName => ({ status: 'failed', fullName, failureMessages: ['Error: it stays open'] })

const fileOf = (name, ...assertionResults) => {
  const status = assertionResults.every(result => result.status === 'passed') ? 'passed' : 'failed'
  return { name, status, message: '', assertionResults }
}

const reportOf = (...testResults) => JSON.stringify({ testResults })

it('prints the sum of all runs alone on the last line', () => {
  const lines = summaryOf([passed, { passed: 4, failed: 0, failures: [] }]).split('\n')
  expect(lines).toEqual(['7 passed, 0 failed'])
})

it('prints each failure with the first lines of its reason and the command that runs it, without colours and stack frames', () => {
  const reason =
    '\u001b[31mError: it is not equal\u001b[39m\n\n  Expected: 1\n  Received: 2\n    at here (a.ts:1:2)\n  a\n  b'
  const failures = [{ suite: 'host/a.test.ts', test: 'adds up', reason, command: 'npx jest a.test.ts' }]
  expect(summaryOf([passed, { passed: 1, failed: 1, failures }]).split('\n')).toEqual([
    'FAIL host/a.test.ts › adds up: Error: it is not equal',
    '    Expected: 1',
    '    Received: 2',
    '    a',
    '    run it alone: npx jest a.test.ts',
    '4 passed, 1 failed',
  ])
})

it("reads the counts from jest's report, and each failed test with its file and command", () => {
  const first = reportOf(fileOf(MENU, passes('a menu opens'), fails("a menu doesn't close")))
  expect(readJestReport({ name: 'unit', first })).toEqual({
    passed: 1,
    failed: 1,
    failures: [
      {
        suite: 'host/menu.test.ts',
        test: "a menu doesn't close",
        reason: 'Error: it stays open',
        command: String.raw`npx jest --selectProjects host --runTestsByPath host/menu.test.ts -t 'a menu doesn'\''t close'`,
      },
    ],
    unsteady: [],
  })
})

it('names the test file of a failure in a suite of several files', () => {
  const inFile = (title, assertion) => ({
    ...assertion,
    ancestorTitles: [title, 'of a menu'],
    fullName: `${title} of a menu ${assertion.fullName}`,
  })
  const first = reportOf(
    fileOf(
      `${root}/.cache/suites/backend/1.suite.cjs`,
      inFile('backend/src/a.test.ts', passes('opens')),
      inFile('backend/src/b.test.ts', fails('closes')),
    ),
  )
  expect(failedFiles(first)).toEqual(['backend/src/b.test.ts'])
  expect(readJestReport({ name: 'unit', first })).toMatchObject({
    passed: 1,
    failures: [{ suite: 'backend/src/b.test.ts', test: 'of a menu closes' }],
  })
})

it('counts a file that could not be loaded as one failure with the reason', () => {
  const broken = { name: MENU, status: 'failed', message: 'Cannot find module', assertionResults: [] }
  const first = reportOf(fileOf(OTHER, passes('a'), passes('b')), broken)
  const outcome = readJestReport({ name: 'unit', first })
  expect(outcome).toMatchObject({ passed: 2, failed: 1, failures: [{ reason: 'Cannot find module' }] })
})

it.each([
  ['', 'no report'],
  [reportOf(), 'no test'],
])('counts a run with %j left as one failure: %s', first => {
  expect(sumOf([readJestReport({ name: 'unit', first })])).toMatchObject({ passed: 0, failed: 1 })
})

it('counts a test that fails twice as failed, and reports one that fails once as unsteady', () => {
  const first = reportOf(
    fileOf(OTHER, passes('a')),
    fileOf(MENU, passes('opens'), fails('closes'), fails('stays')),
  )
  expect(failedFiles(first)).toEqual(['host/menu.test.ts'])
  const second = reportOf(fileOf(MENU, passes('opens'), passes('closes'), fails('stays')))
  const outcome = readJestReport({ name: 'unit', first, second })
  expect(outcome).toMatchObject({ passed: 3, failed: 1, failures: [{ test: 'stays' }] })
  expect(
    summaryOf([outcome])
      .split('\n')
      .filter(line => !line.startsWith(' ')),
  ).toEqual([
    'UNSTEADY host/menu.test.ts › closes: Error: it stays open',
    'FAIL host/menu.test.ts › stays: Error: it stays open',
    '3 passed, 1 failed',
  ])
})

it('ignores a second run that left no report', () => {
  const first = reportOf(fileOf(MENU, fails('closes')))
  expect(readJestReport({ name: 'unit', first, second: '' })).toMatchObject({ passed: 0, failed: 1 })
})

it('counts the attacks of a hostile campaign, and reports request and answer of a failed one', () => {
  const failures = [{ what: 'a fault', sent: 'GET /', came: '500' }]
  const attacks = [
    { attack: 'races', failures: [] },
    { attack: 'fuzz', failures },
  ]
  expect(readCampaign(JSON.stringify({ passed: 1, failed: 1, attacks }))).toEqual({
    passed: 1,
    failed: 1,
    failures: [
      {
        suite: 'torture',
        test: 'fuzz',
        reason: 'a fault\nsent GET /\ncame 500\n',
        command: expect.stringContaining('torture --short --only fuzz'),
      },
    ],
  })
  expect(readCampaign('')).toMatchObject({ passed: 0, failed: 1 })
})

it('reports an attack that passes the second time as unsteady, and one that fails twice as failed', () => {
  const failures = ['fuzz', 'races'].map(test => ({ suite: 'torture', test, reason: 'a fault' }))
  const first = { passed: 10, failed: 2, failures }
  const [fuzz, races] = failures
  expect(withSecondRun(first, { passed: 1, failed: 1, failures: [races] })).toEqual({
    passed: 11,
    failed: 1,
    failures: [races],
    unsteady: [fuzz],
  })
  expect(withSecondRun(first, readCampaign(''))).toBe(first)
})
