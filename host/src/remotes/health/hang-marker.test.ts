import type { RemoteRegistry } from '@sufra/shared/contracts/release'
import type { RemoteModule } from '@sufra/shared/remote'
import { dropOutcomes, takeOutcomes } from './outcomes.ts'
import { dropOverride, noteOverride } from '#src/remotes/override-store.ts'
import { chosenVersion } from '#src/remotes/registry/choice.ts'
import { useTabChoices } from '#src/remotes/registry/tab-choices.ts'
import { adoptRegistry, stateOf, useRemotes } from '#src/remotes/remote-store.ts'
import { registrySample, releasedSample } from '#src/testing/registry-samples.ts'
import { clearFailures } from '#src/remotes/loading/choose-fallback.ts'
import { ensureRemote } from '#src/remotes/loading/remote-loader.ts'
import { reportReady } from './tell-outcome.ts'
import { beginStart } from './hang-marker.ts'

const STABLE = '1.1.0-bbbbbbbbbb'
const PREVIOUS = '1.0.0-aaaaaaaaaa'
const KEPT = 'sufra.unfinished'
const SECOND = 1000

const remote: RemoteModule = { apiVersion: '1.0.0', routes: [] }
const marks = (): object => JSON.parse(localStorage.getItem(KEPT) ?? '{}')
/** Writes the marker of a version whose start did not finish. */
const leave = ({ secondsAgo, times = 1 }: { secondsAgo: number; times?: number }) =>
  localStorage.setItem(
    KEPT,
    JSON.stringify({ [`tables@${STABLE}`]: { at: Date.now() - secondsAgo * SECOND, times } }),
  )

const registry = (): RemoteRegistry => {
  const [stable, previous] = [STABLE, PREVIOUS].map(version => releasedSample({ version }))
  const entry = { stable: stable ?? null, previous: previous ?? null, canary: null, disabled: false }
  return { ...registrySample(), remotes: { tables: entry } }
}

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  sessionStorage.clear()
  dropOutcomes()
  useTabChoices.setState({}, true)
  useRemotes.setState(useRemotes.getInitialState(), true)
  adoptRegistry({ registry: registry(), source: 'network' })
})
afterEach(() => {
  jest.runOnlyPendingTimers()
  jest.useRealTimers()
})

const open = async () => {
  const versions: string[] = []
  const loading = ensureRemote('tables', async ({ version }) => {
    versions.push(version.version)
    return remote
  })
  await jest.advanceTimersByTimeAsync(10)
  await loading
  const state = stateOf('tables')
  if (state.phase === 'ready') reportReady(state.remote)
  return versions
}

it.each([
  ['long ago', { secondsAgo: 60 }],
  ['twice in a row', { secondsAgo: 6, times: 2 }],
])('skips and reports a version that started %s and never finished', async (_when, left) => {
  leave(left)
  expect(await open()).toEqual([PREVIOUS])
  expect(chosenVersion('tables')).toMatchObject({ insteadOf: { code: 'timeout' } })
  await jest.advanceTimersByTimeAsync(0)
  expect(takeOutcomes(9)).toContainEqual(
    expect.objectContaining({ version: STABLE, choice: 'stable', failure: 'timeout' }),
  )
})

it('skips it in the next tab too without a second report', async () => {
  leave({ secondsAgo: 60 })
  await open()
  await jest.advanceTimersByTimeAsync(0)
  takeOutcomes(9)
  sessionStorage.clear()
  useTabChoices.setState({}, true)
  useRemotes.setState(useRemotes.getInitialState(), true)
  adoptRegistry({ registry: registry(), source: 'network' })
  expect(await open()).toEqual([PREVIOUS])
  await jest.advanceTimersByTimeAsync(0)
  expect(takeOutcomes(9).map(({ version }) => version)).not.toContain(STABLE)
})

it.each([
  ['another tab has just started', { secondsAgo: 1, times: 2 }],
  ['it started once and recently', { secondsAgo: 10 }],
  ['it is more than a day old', { secondsAgo: 90_000 }],
])('ignores a marker when %s', async (_why, left) => {
  leave(left)
  expect(await open()).toEqual([STABLE])
})

it('counts a second unfinished start in a row', () => {
  leave({ secondsAgo: 8 })
  beginStart('tables', STABLE)
  expect(marks()).toMatchObject({ [`tables@${STABLE}`]: { times: 2 } })
})

it.each([
  ['a preview', { preview: 'pr-12', by: 'Tables CI', until: '2026-12-01T09:00:00.000Z' }, true],
  ['a developer’s build', undefined, false],
])(
  "with %s as the tab's own version sets the marker as expected: %j, %s",
  async (_what, preview, isMarked) => {
    const version = releasedSample({ version: '2.0.0-cccccccccc' })
    const facts = preview && { preview }
    noteOverride('tables', { url: version.baseUrl, version, failure: null, buildProblem: null, ...facts })
    let during = {}
    await ensureRemote('tables', async () => {
      during = marks()
      return remote
    })
    dropOverride('tables')
    expect(Object.keys(during)).toEqual(isMarked ? ['tables@2.0.0-cccccccccc'] : [])
  },
)

it.each([
  ['a screen', () => undefined],
  ['a page that is left', () => window.dispatchEvent(new Event('pagehide'))],
  ['time, while the page can still do anything', () => jest.advanceTimersByTime(15 * SECOND)],
])('removes the marker after %s', async (what, end) => {
  if (what === 'a screen') await open()
  else beginStart('tables', STABLE)
  end()
  expect(marks()).toEqual({})
})

it('runs the newest version on request after a hang', async () => {
  leave({ secondsAgo: 60 })
  await open()
  clearFailures('tables')
  useRemotes.setState(({ states }) => ({ states: { ...states, tables: { phase: 'idle' } } }))
  expect(await open()).toEqual([STABLE])
})
