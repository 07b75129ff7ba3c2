import { adoptRegistry, setRemoteState, stateOf, useRemotes } from '#src/remotes/remote-store.ts'
import { useTabChoices } from '#src/remotes/registry/tab-choices.ts'
import { registrySample, releasedSample } from '#src/testing/registry-samples.ts'
import { loadSwap } from '#src/remotes/remote-control.ts'
import { followChoice } from './follow-choice.ts'
import * as swaps from './swap-remote.ts'

jest.mock('#src/remotes/remote-control.ts', () => ({ loadSwap: jest.fn() }))
// These versions have no build, so the federation runtime has nothing to forget.
jest.mock('#src/remotes/loading/fetch-remote.ts', () => ({ forgetFederated: () => Promise.resolve() }))

const asked = jest.mocked(loadSwap)
const VERSION = '1.0.0-aaaaaaaaaa'
let isBusy = false
let revision = 0
let stop: () => void

class ObserverStandIn {
  observe = () => undefined
  disconnect = () => undefined
}

const release = (isSwitchedOff: boolean) => {
  const entry = {
    stable: releasedSample({ version: VERSION }),
    previous: null,
    canary: null,
    disabled: isSwitchedOff,
  }
  revision += 1
  adoptRegistry({
    registry: { ...registrySample(), revision, remotes: { tables: entry } },
    source: 'network',
  })
}
const run = () => {
  const released = releasedSample({ version: VERSION })
  const module = { apiVersion: '1.0.0', routes: [] }
  const remote = {
    name: 'tables',
    version: VERSION,
    attempt: 1,
    choice: 'stable' as const,
    released,
    module,
  }
  setRemoteState('tables', { phase: 'ready', attempt: 1, version: VERSION, remote })
}

// Fake timers also control microtasks that the code schedules.
const settle = async () => {
  for (let turn = 0; turn < 3; turn += 1) await jest.advanceTimersByTimeAsync(1)
}

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(globalThis, { PerformanceObserver: ObserverStandIn })
  asked.mockReset().mockResolvedValue(swaps)
  isBusy = true
  useTabChoices.setState({}, true)
  useRemotes.setState(useRemotes.getInitialState(), true)
  release(false)
  run()
  stop = followChoice(() => isBusy)
})
afterEach(() => {
  stop()
  jest.useRealTimers()
  Reflect.deleteProperty(globalThis, 'PerformanceObserver')
})

it('fetches the hot swap code once the page is quiet, before a swap is needed', async () => {
  await jest.advanceTimersByTimeAsync(5000)
  expect(asked).not.toHaveBeenCalled()
  isBusy = false
  await jest.advanceTimersByTimeAsync(10_000)
  expect(asked).toHaveBeenCalledTimes(1)
})

it('removes a remote at once when it is switched off earlier', async () => {
  release(true)
  await settle()
  expect(stateOf('tables').phase).toBe('disabled')
})

it('requests pending code once and removes the remote on its arrival', async () => {
  let come: (code: typeof swaps) => void = () => undefined
  asked.mockReturnValueOnce(
    new Promise(resolve => {
      come = resolve
    }),
  )
  release(true)
  await settle()
  release(true)
  await settle()
  expect([stateOf('tables').phase, asked.mock.calls.length]).toEqual(['ready', 1])
  come(swaps)
  await settle()
  expect(stateOf('tables').phase).toBe('disabled')
})

it('requests missing code again with the next registry answer', async () => {
  asked.mockRejectedValueOnce(new Error('no network'))
  release(true)
  await settle()
  expect(stateOf('tables').phase).toBe('ready')
  release(true)
  await settle()
  expect(stateOf('tables').phase).toBe('disabled')
})

it('changes nothing when the code arrives after the end', async () => {
  let come: (code: typeof swaps) => void = () => undefined
  asked.mockReturnValueOnce(
    new Promise(resolve => {
      come = resolve
    }),
  )
  release(true)
  await settle()
  stop()
  come(swaps)
  await settle()
  expect(stateOf('tables').phase).toBe('ready')
})
