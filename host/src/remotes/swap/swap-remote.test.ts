import type { ReleasedVersion } from '@sufra/shared/contracts/release'
import { dropOutcomes, takeOutcomes } from '#src/remotes/health/outcomes.ts'
import { useTabChoices } from '#src/remotes/registry/tab-choices.ts'
import { adoptRegistry, setRemoteState, stateOf, swapOf, useRemotes } from '#src/remotes/remote-store.ts'
import { registrySample, releasedSample } from '#src/testing/registry-samples.ts'
import { swapRemote } from './swap-remote.ts'

const NEW = '1.1.0-bbbbbbbbbb'
const OLD = '1.0.0-aaaaaaaaaa'
const KEPT = 'sufra.unfinished'
const KEY = `tables@${NEW}`

const released = (version: string): ReleasedVersion => releasedSample({ version })
const marks = (): object => JSON.parse(localStorage.getItem(KEPT) ?? '{}')
const running = () => {
  const state = stateOf('tables')
  return 'version' in state ? state.version : state.phase
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  dropOutcomes()
  useTabChoices.setState({}, true)
  useRemotes.setState(useRemotes.getInitialState(), true)
  const entry = { stable: released(NEW), previous: released(OLD), canary: null, disabled: false }
  adoptRegistry({ registry: { ...registrySample(), remotes: { tables: entry } }, source: 'network' })
  const remote = {
    name: 'tables',
    version: OLD,
    attempt: 1,
    choice: 'stable' as const,
    released: released(OLD),
    module: { apiVersion: '1.0.0', routes: [] },
  }
  setRemoteState('tables', { phase: 'ready', attempt: 1, version: OLD, remote })
})
afterEach(() => jest.restoreAllMocks())

it('marks a version swapped into an open page as started until it is ready or failed', async () => {
  const write = jest.spyOn(Storage.prototype, 'setItem')
  await swapRemote('tables')
  const written = write.mock.calls.filter(([key]) => key === KEPT).map(([, text]) => text)
  expect(written.some(text => text.includes(KEY))).toBe(true)
  expect([marks(), running()]).toEqual([{}, OLD])
})

it('skips a version that hung a tab of this browser, and reports it once', async () => {
  localStorage.setItem(KEPT, JSON.stringify({ [KEY]: { at: Date.now() - 60_000, times: 1 } }))
  await swapRemote('tables')
  expect([running(), swapOf('tables')]).toEqual([OLD, undefined])
  expect(useTabChoices.getState().tables?.falls).toEqual([
    expect.objectContaining({ version: NEW, code: 'timeout' }),
  ])
  expect(takeOutcomes(9)).toEqual([expect.objectContaining({ version: NEW, failure: 'timeout' })])
  useTabChoices.setState({}, true)
  await swapRemote('tables')
  expect([running(), takeOutcomes(9)]).toEqual([OLD, []])
})
