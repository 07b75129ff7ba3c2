import type { RemoteModule } from '@sufra/shared/remote'
import { registrySample, releasedSample } from '#src/testing/registry-samples.ts'
import { ensureRemote, stepBack } from './remote-loader.ts'
import type { FetchRemote } from './remote-loader.ts'
import { RemoteError } from '#src/remotes/remote-state.ts'
import { adoptRegistry, hasPrevious, stateOf, useRemotes } from '#src/remotes/remote-store.ts'

const remote: RemoteModule = { apiVersion: '1.0.0', routes: [] }
const unreachable = () => new RemoteError({ code: 'unreachable', detail: 'refused' })

/** A federation that answers each attempt with the next of `answers`; the last one stays. */
const fetchWith = (...answers: (() => Promise<RemoteModule>)[]) => {
  const asked: number[] = []
  const versions: string[] = []
  const fetchRemote: FetchRemote = ({ attempt, version }) => {
    asked.push(attempt)
    versions.push(version.version)
    const answer = answers[Math.min(asked.length, answers.length) - 1]
    return answer ? answer() : Promise.reject(unreachable())
  }
  return { fetchRemote, asked, versions }
}
const works = async () => remote
const fails = () => Promise.reject(unreachable())
const hangs = () => new Promise<RemoteModule>(() => undefined)

beforeEach(() => {
  jest.useFakeTimers()
  useRemotes.setState(useRemotes.getInitialState(), true)
  adoptRegistry({ registry: registrySample(), source: 'network' })
})
afterEach(() => jest.useRealTimers())

const settle = async (loading: Promise<void>, milliseconds = 5000) => {
  await jest.advanceTimersByTimeAsync(milliseconds)
  await loading
}

describe('a remote', () => {
  it('is ready after the first answer, and asked for once however many want it', async () => {
    const { fetchRemote, asked } = fetchWith(works)
    const wanted = [ensureRemote('tables', fetchRemote), ensureRemote('tables', fetchRemote)]
    expect(stateOf('tables').phase).toBe('loading')
    await settle(Promise.all(wanted).then(() => undefined))
    await ensureRemote('tables', fetchRemote)
    expect(stateOf('tables')).toMatchObject({ phase: 'ready', attempt: 1, version: '1.0.0-aaaaaaaaaa' })
    expect(asked).toEqual([1])
  })

  it('that answers the second time is ready without anybody seeing a card', async () => {
    const { fetchRemote, asked } = fetchWith(fails, works)
    await settle(ensureRemote('tables', fetchRemote))
    expect(stateOf('tables')).toMatchObject({ phase: 'ready', attempt: 2 })
    expect(asked).toEqual([1, 2])
  })

  it('that stays away fails after three tries, says when it will be tried again, and comes back on Retry', async () => {
    const down = fetchWith(fails)
    await settle(ensureRemote('tables', down.fetchRemote))
    expect(down.asked).toEqual([1, 2, 3])
    expect(stateOf('tables')).toMatchObject({
      phase: 'failed',
      failure: { code: 'unreachable' },
      retryAt: expect.any(Number),
    })

    const up = fetchWith(works)
    const retrying = ensureRemote('tables', up.fetchRemote)
    expect(stateOf('tables')).toMatchObject({ phase: 'loading', waiting: { code: 'unreachable' } })
    await settle(retrying)
    expect(stateOf('tables')).toMatchObject({ phase: 'ready', attempt: 4 })
  })

  it('that hangs gives way to a card within five seconds', async () => {
    const loading = ensureRemote('tables', fetchWith(hangs).fetchRemote)
    await settle(loading, 4600)
    expect(stateOf('tables')).toMatchObject({ phase: 'failed', failure: { code: 'timeout' } })
  })

  it('whose answer comes after the card is taken all the same', async () => {
    let answer: (module: RemoteModule) => void = () => undefined
    const late = fetchWith(() => new Promise(resolve => (answer = resolve)))
    await settle(ensureRemote('tables', late.fetchRemote), 4600)
    answer(remote)
    await jest.advanceTimersByTimeAsync(0)
    expect(stateOf('tables')).toMatchObject({ phase: 'ready', attempt: 1 })
  })

  it('that cannot work here is not tried again by itself', async () => {
    const wrong = fetchWith(() =>
      Promise.reject(new RemoteError({ code: 'incompatible', detail: 'needs 2.0.0' })),
    )
    await settle(ensureRemote('tables', wrong.fetchRemote))
    expect(wrong.asked).toEqual([1])
    expect(stateOf('tables')).toMatchObject({
      phase: 'failed',
      failure: { code: 'incompatible' },
      retryAt: null,
    })
  })

  it('can step back to its previous version', async () => {
    const registry = registrySample({ revision: 2 })
    Reflect.set(registry.remotes.tables ?? {}, 'previous', releasedSample({ version: '0.9.0-bbbbbbbbbb' }))
    adoptRegistry({ registry, source: 'network' })
    await settle(ensureRemote('tables', fetchWith(fails).fetchRemote))
    expect(hasPrevious('tables')).toBe(true)
    const back = fetchWith(works)
    await settle(stepBack('tables', back.fetchRemote))
    expect(back.versions).toEqual(['0.9.0-bbbbbbbbbb'])
    expect(hasPrevious('tables')).toBe(false)
  })

  it('that is switched off is not asked for, and one that is switched on again is', async () => {
    const registry = registrySample({ revision: 2 })
    Reflect.set(registry.remotes.tables ?? {}, 'disabled', true)
    adoptRegistry({ registry, source: 'network' })
    const { fetchRemote, asked } = fetchWith(works)
    await settle(ensureRemote('tables', fetchRemote))
    expect(stateOf('tables').phase).toBe('disabled')
    adoptRegistry({ registry: registrySample({ revision: 3 }), source: 'network' })
    await settle(ensureRemote('tables', fetchRemote))
    expect(asked).toEqual([1])
  })

  it('that nobody released says so', async () => {
    await settle(ensureRemote('kitchen', fetchWith(works).fetchRemote))
    expect(stateOf('kitchen')).toMatchObject({ phase: 'failed', failure: { code: 'unreleased' } })
  })
})
