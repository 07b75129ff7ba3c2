import { RemoteError, failureOf, isOfTab, isWorthRetrying } from './remote-state.ts'
import type { Choice, RemoteFailure } from './remote-state.ts'

it.each<[string, RemoteFailure['code']]>([
  ['ScriptNetworkError: remoteEntry.js', 'unreachable'],
  ['[ Federation Runtime ]: RUNTIME-008', 'unreachable'],
  ['Loading chunk 14 failed.', 'unreachable'],
  ['the script timed out', 'unreachable'],
  ['ScriptExecutionError: x is not defined', 'broken'],
  ['[ Federation Runtime ]: RUNTIME-001', 'invalid'],
  ['Unsatisfied version 18.0.0 does not satisfy ^19', 'incompatible'],
  ['shared singleton react', 'incompatible'],
  ['Cannot read properties of undefined', 'broken'],
])('reads “%s” as a failure of the kind %s', (message, code) => {
  expect(failureOf(new Error(message))).toEqual({ code, detail: `Error: ${message}` })
})

it('reports a script that threw as broken, also with the text of a network failure', () => {
  expect(failureOf(new Error('ScriptExecutionError: request timed out')).code).toBe('broken')
})

it('keeps a failure with a known code', () => {
  const failure: RemoteFailure = {
    code: 'incompatible',
    detail: 'needs another host',
    need: { what: 'hostApi', range: '^2.0.0', found: '1.4.0' },
  }
  expect(failureOf(new RemoteError(failure))).toBe(failure)
})

it.each([['thrown as a word'], [{ toString: (): string => 'thrown as a word' }]])(
  'reports a thrown value that is no error',
  thrown => {
    expect(failureOf(thrown)).toEqual({ code: 'broken', detail: 'thrown as a word' })
  },
)

it('shortens a reason of any length', () => {
  expect(failureOf(new Error('x'.repeat(9000))).detail).toHaveLength(400)
})

it.each<[RemoteFailure['code'], boolean]>([
  ['unreachable', true],
  ['timeout', true],
  ['broken', true],
  ['refused', false],
  ['invalid', false],
  ['incompatible', false],
])('decides whether a retry helps against “%s”: %s', (code, helps) => {
  expect(isWorthRetrying({ code, detail: '' })).toBe(helps)
})

it.each<[Choice, boolean]>([
  ['override', true],
  ['preview', true],
  ['hand', false],
  ['canary', false],
  ['stable', false],
])('decides whether “%s” belongs to this tab alone: %s', (choice, isAlone) => {
  expect(isOfTab(choice)).toBe(isAlone)
})
