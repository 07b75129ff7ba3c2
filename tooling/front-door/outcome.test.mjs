import { readJestReport } from './jest-report.mjs'
import { sumOf, summaryOf } from './outcome.mjs'
import { readCampaign } from './torture-run.mjs'
import { root } from './workspace.mjs'

const passed = { passed: 3, failed: 0, failures: [] }

const reportOf = changes =>
  JSON.stringify({
    numPassedTests: 2,
    numFailedTests: 0,
    numRuntimeErrorTestSuites: 0,
    testResults: [],
    ...changes,
  })

it('the last line is the sum of all runs, alone', () => {
  const lines = summaryOf([passed, { passed: 4, failed: 0, failures: [] }]).split('\n')
  expect(lines).toEqual(['7 passed, 0 failed'])
})

it('every failure stands above it, with the first lines of its reason and without colours or places', () => {
  const reason =
    '\u001b[31mError: it is not equal\u001b[39m\n\n  Expected: 1\n  Received: 2\n    at here (a.ts:1:2)\n  a\n  b'
  const failures = [{ suite: 'host/a.test.ts', test: 'adds up', reason }]
  expect(summaryOf([passed, { passed: 1, failed: 1, failures }]).split('\n')).toEqual([
    'FAIL host/a.test.ts › adds up: Error: it is not equal',
    '    Expected: 1',
    '    Received: 2',
    '    a',
    '4 passed, 1 failed',
  ])
})

it("jest's report gives the real counts, and each failed test with its file", () => {
  const assertionResults = [
    { status: 'passed', fullName: 'a menu opens', failureMessages: [] },
    { status: 'failed', fullName: 'a menu closes', failureMessages: ['Error: it stays open'] },
  ]
  const testResults = [{ name: `${root}/host/a.test.ts`, status: 'failed', message: '', assertionResults }]
  expect(readJestReport(reportOf({ numPassedTests: 1, numFailedTests: 1, testResults }), 'unit')).toEqual({
    passed: 1,
    failed: 1,
    failures: [{ suite: 'host/a.test.ts', test: 'a menu closes', reason: 'Error: it stays open' }],
  })
})

it('a suite that could not run is one failure, with what kept it', () => {
  const testResults = [
    { name: `${root}/host/a.test.ts`, status: 'failed', message: 'Cannot find module', assertionResults: [] },
  ]
  const outcome = readJestReport(reportOf({ numRuntimeErrorTestSuites: 1, testResults }), 'unit')
  expect(outcome).toMatchObject({ passed: 2, failed: 1, failures: [{ reason: 'Cannot find module' }] })
})

it.each([
  ['', 'no report'],
  [reportOf({ numPassedTests: 0 }), 'no test'],
])('a run that left %j is one failure: %s', text => {
  expect(sumOf([readJestReport(text, 'unit')])).toMatchObject({ passed: 0, failed: 1 })
})

it('a hostile campaign counts its attacks, and tells what was sent and what came', () => {
  const failures = [{ what: 'a fault', sent: 'GET /', came: '500' }]
  const attacks = [
    { attack: 'races', failures: [] },
    { attack: 'fuzz', failures },
  ]
  expect(readCampaign(JSON.stringify({ passed: 1, failed: 1, attacks }))).toEqual({
    passed: 1,
    failed: 1,
    failures: [{ suite: 'torture', test: 'fuzz', reason: 'a fault\nsent GET /\ncame 500\n' }],
  })
  expect(readCampaign('')).toMatchObject({ passed: 0, failed: 1 })
})
