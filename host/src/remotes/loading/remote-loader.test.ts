import type { RemoteModule } from '@sufra/shared/remote'
import { registrySample, releasedSample } from '#src/testing/registry-samples.ts'
import type { FetchRemote } from './fetch-remote.ts'
import { clearFailures } from './choose-fallback.ts'
import { ensureRemote } from './remote-loader.ts'
import { RemoteError } from '#src/remotes/remote-state.ts'
import { chosenVersion } from '#src/remotes/registry/choice.ts'
import { useTabChoices } from '#src/remotes/registry/tab-choices.ts'
import { adoptRegistry, stateOf, useRemotes } from '#src/remotes/remote-store.ts'

const remote: RemoteModule = { apiVersion: '1.0.0', routes: [] }
const unreachable = () => new RemoteError({ code: 'unreachable', detail: 'refused' })

/** Federation stub that gives these answers in turn and repeats the last one. */
const fetchWith = (...answers: (() => Promise<RemoteModule>)[]) => {
  const asked: number[] = []
  const versions: string[] = []
  const fetchRemote: FetchRemote = ({ version }) => {
    asked.push(asked.length + 1)
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
  sessionStorage.clear()
  useTabChoices.setState({}, true)
  useRemotes.setState(useRemotes.getInitialState(), true)
  adoptRegistry({ registry: registrySample(), source: 'network' })
})
afterEach(() => jest.useRealTimers())

const settle = async (loading: Promise<void>, milliseconds = 5000) => {
  await jest.advanceTimersByTimeAsync(milliseconds)
  await loading
}

describe('a remote', () => {
  it('is ready after the first answer and loads once for many callers', async () => {
    const { fetchRemote, asked } = fetchWith(works)
    const wanted = [ensureRemote('tables', fetchRemote), ensureRemote('tables', fetchRemote)]
    expect(stateOf('tables').phase).toBe('loading')
    await settle(Promise.all(wanted).then(() => undefined))
    await ensureRemote('tables', fetchRemote)
    expect(stateOf('tables')).toMatchObject({ phase: 'ready', attempt: 1, version: '1.0.0-aaaaaaaaaa' })
    expect(asked).toEqual([1])
  })

  it('that answers at the second try is ready without a card', async () => {
    const { fetchRemote, asked } = fetchWith(fails, works)
    await settle(ensureRemote('tables', fetchRemote))
    expect(stateOf('tables')).toMatchObject({ phase: 'ready', attempt: 2 })
    expect(asked).toEqual([1, 2])
  })

  it('fails after three tries, shows the time of the next try, and recovers on Retry', async () => {
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

  it('that hangs releases its connections once the card is shown', async () => {
    const signals: AbortSignal[] = []
    const fetchRemote: FetchRemote = ({ signal }) => {
      signals.push(signal)
      return hangs()
    }
    await settle(ensureRemote('tables', fetchRemote))
    expect(stateOf('tables').phase).toBe('failed')
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  })

  it('that hangs is replaced by a card within five seconds', async () => {
    const loading = ensureRemote('tables', fetchWith(hangs).fetchRemote)
    await settle(loading, 4600)
    expect(stateOf('tables')).toMatchObject({ phase: 'failed', failure: { code: 'timeout' } })
  })

  it('is accepted when its answer arrives after the card', async () => {
    let answer: (module: RemoteModule) => void = () => undefined
    const late = fetchWith(() => new Promise(resolve => (answer = resolve)))
    await settle(ensureRemote('tables', late.fetchRemote), 4600)
    answer(remote)
    await jest.advanceTimersByTimeAsync(0)
    expect(stateOf('tables')).toMatchObject({ phase: 'ready', attempt: 1 })
  })

  it('that is incompatible is not retried automatically', async () => {
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

  it('that is disabled is not requested, and one that is enabled again is', async () => {
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

  it('that is not released shows that', async () => {
    await settle(ensureRemote('kitchen', fetchWith(works).fetchRemote))
    expect(stateOf('kitchen')).toMatchObject({ phase: 'failed', failure: { code: 'unreleased' } })
  })
})

describe('a remote with a previous version', () => {
  const PREVIOUS = '0.9.0-bbbbbbbbbb'
  const STABLE = '1.0.0-aaaaaaaaaa'
  /** Federation stub in which only these versions fail. */
  const fetchBut = (...broken: string[]) => {
    const versions: string[] = []
    const fetchRemote: FetchRemote = ({ version: { version } }) => {
      versions.push(version)
      return broken.includes(version) ? fails() : works()
    }
    return { fetchRemote, versions }
  }

  beforeEach(() => {
    const registry = registrySample({ revision: 2 })
    Reflect.set(registry.remotes.tables ?? {}, 'previous', releasedSample({ version: PREVIOUS }))
    adoptRegistry({ registry, source: 'network' })
  })

  it('falls back after three failed tries without a card, and the tab stores the failure', async () => {
    const first = fetchBut(STABLE)
    await settle(ensureRemote('tables', first.fetchRemote))
    expect(first.versions).toEqual([STABLE, STABLE, STABLE, PREVIOUS])
    expect(stateOf('tables')).toMatchObject({ phase: 'ready', version: PREVIOUS })
    expect(chosenVersion('tables')).toMatchObject({ choice: 'previous', insteadOf: { version: STABLE } })

    useRemotes.setState({ states: {} })
    const again = fetchBut()
    await settle(ensureRemote('tables', again.fetchRemote))
    expect(again.versions).toEqual([PREVIOUS])
  })

  it('runs the newest version again on request', async () => {
    await settle(ensureRemote('tables', fetchBut(STABLE).fetchRemote))
    clearFailures('tables')
    expect(chosenVersion('tables')).toMatchObject({ choice: 'stable', version: { version: STABLE } })
  })

  it('falls back at once from a version that is incompatible', async () => {
    const versions: string[] = []
    await settle(
      ensureRemote('tables', ({ version: { version } }) => {
        versions.push(version)
        if (version === PREVIOUS) return works()
        return Promise.reject(new RemoteError({ code: 'incompatible', detail: 'needs 2.0.0' }))
      }),
    )
    expect(versions).toEqual([STABLE, PREVIOUS])
  })

  it('shows a card in time while the previous version loads, and then the previous version', async () => {
    let answer: (module: RemoteModule) => void = () => undefined
    const late: FetchRemote = ({ version: { version } }) =>
      version === STABLE ? hangs() : new Promise(resolve => (answer = resolve))
    const loading = ensureRemote('tables', late)
    await jest.advanceTimersByTimeAsync(4600)
    expect(stateOf('tables')).toMatchObject({
      phase: 'loading',
      version: PREVIOUS,
      waiting: { code: 'timeout' },
    })
    answer(remote)
    await settle(loading)
    expect(stateOf('tables')).toMatchObject({ phase: 'ready', version: PREVIOUS })
  })

  it('shows a card when both fail, and clears both failures', async () => {
    const loading = ensureRemote('tables', fetchBut(STABLE, PREVIOUS).fetchRemote)
    await settle(loading, 9000)
    expect(stateOf('tables')).toMatchObject({ phase: 'failed' })
    expect(chosenVersion('tables')).toMatchObject({ choice: 'stable', insteadOf: null })
    expect(useTabChoices.getState().tables).toEqual({})
  })

  it('records no failure of a version while the browser is offline', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await settle(ensureRemote('tables', fetchBut(STABLE).fetchRemote))
    expect(stateOf('tables')).toMatchObject({ phase: 'failed', version: STABLE })
    online.mockRestore()
  })
})
