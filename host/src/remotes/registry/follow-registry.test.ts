import { startLive, stopLive } from '@sufra/shared/live'
import { useSession } from '@sufra/shared/session'
import { useRemotes } from '#src/remotes/remote-store.ts'
import { registrySample } from '#src/testing/registry-samples.ts'
import { signInAs } from '#src/testing/tokens.ts'
import { followRegistry } from './follow-registry.ts'
import { forgetSeen } from './registry-client.ts'
import { askRegistry, openDeployment } from './release-channel.ts'

const realFetch = globalThis.fetch
let asked: string[] = []
let revision = 1
let end = () => {}

const show = (visibility: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  document.dispatchEvent(new Event('visibilitychange'))
}
const start = (onAnswer: () => void = () => undefined) => {
  end = followRegistry(onAnswer)
}
const PERIOD = 18_001

beforeEach(() => {
  jest.useFakeTimers()
  asked = []
  revision = 1
  globalThis.fetch = async url => {
    asked.push(String(url))
    return new Response(JSON.stringify(registrySample({ revision })))
  }
  localStorage.clear()
  forgetSeen()
  useRemotes.setState(useRemotes.getInitialState(), true)
  openDeployment({ registryUrl: '/remotes/registry.json', channel: 'stable' })
  signInAs('Admin')
})
afterEach(() => {
  end()
  jest.restoreAllMocks()
  jest.useRealTimers()
  globalThis.fetch = realFetch
})

describe('an open page', () => {
  it('sees a new revision within eighteen seconds, repeatedly', async () => {
    start()
    revision = 5
    await jest.advanceTimersByTimeAsync(PERIOD)
    expect(useRemotes.getState().registry.revision).toBe(5)
    revision = 6
    await jest.advanceTimersByTimeAsync(PERIOD)
    expect(useRemotes.getState().registry.revision).toBe(6)
  })

  // Each stream sends a release event, ends, and is reopened within a second.
  const listenToNews = () => {
    const told = 'event: releases.changed\ndata: {"revision":5}\n\n'
    const registryFetch = globalThis.fetch
    globalThis.fetch = (input, init) =>
      String(input).endsWith('/api/Order/Stream')
        ? Promise.resolve(new Response(told, { headers: { 'Content-Type': 'text/event-stream' } }))
        : registryFetch(input, init)
    startLive()
  }

  it('sees a revision within two seconds of each release event', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.9)
    start()
    revision = 5
    listenToNews()
    await jest.advanceTimersByTimeAsync(2000)
    stopLive()
    expect(useRemotes.getState().registry.revision).toBe(5)
  })

  it('requests the registry again for an event during a pending request', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.9)
    let answer: (old: Response) => void = () => undefined
    globalThis.fetch = () => new Promise(done => (answer = done))
    start()
    show('visible')
    globalThis.fetch = async () => new Response(JSON.stringify(registrySample({ revision: 5 })))
    listenToNews()
    await jest.advanceTimersByTimeAsync(1)
    answer(new Response(JSON.stringify(registrySample({ revision: 1 }))))
    await jest.advanceTimersByTimeAsync(2000)
    stopLive()
    expect(useRemotes.getState().registry.revision).toBe(5)
  })

  it('does not rerender for an unchanged answer', async () => {
    await askRegistry()
    const { registry, states } = useRemotes.getState()
    start()
    await jest.advanceTimersByTimeAsync(PERIOD)
    expect(useRemotes.getState().registry).toBe(registry)
    expect(useRemotes.getState().states).toBe(states)
  })

  it('keeps the known registry while it is missing, and still notifies the follower', async () => {
    await askRegistry()
    const answers = jest.fn()
    start(answers)
    globalThis.fetch = async () => new Response('', { status: 503 })
    await jest.advanceTimersByTimeAsync(PERIOD)
    expect(useRemotes.getState().registry.revision).toBe(1)
    expect(answers).toHaveBeenCalled()
  })

  it('sends no request in the background and one at once on return', async () => {
    start()
    show('hidden')
    await jest.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveLength(0)
    show('visible')
    await jest.advanceTimersByTimeAsync(0)
    expect(asked).toHaveLength(1)
  })

  it("requests another channel's registry at once when the merchant moves", async () => {
    start()
    useSession.setState(({ user }) => ({ user: user && { ...user, releaseChannel: 'beta' } }))
    await jest.advanceTimersByTimeAsync(0)
    expect(asked).toEqual(['/remotes/registry.beta.json'])
    expect(useRemotes.getState()).toMatchObject({ channel: 'beta', source: 'network' })
  })

  it('sends no request after sign-out', async () => {
    start()
    end()
    show('visible')
    await jest.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveLength(0)
  })
})
