import type { RegistryEntry } from '@sufra/shared/contracts/release'
import { noteShown } from '#src/remotes/loading/shown-screens.ts'
import { chooseInTab, useTabChoices } from '#src/remotes/registry/tab-choices.ts'
import { adoptRegistry, setRemoteState, setSwap, useRemotes } from '#src/remotes/remote-store.ts'
import { registrySample, releasedSample } from '#src/testing/registry-samples.ts'
import { readySample } from '#src/testing/remote-samples.ts'
import { signInAs } from '#src/testing/tokens.ts'
import { nextStep } from './next-step.ts'

const OLD = '1.0.0-aaaaaaaaaa'
const NEW = '2.0.0-bbbbbbbbbb'
const unreachable = { code: 'unreachable', detail: 'refused' } as const

const release = (version: string | null, changes: Partial<RegistryEntry> = {}) => {
  const registry = registrySample({ revision: useRemotes.getState().registry.revision + 1 })
  const stable = version === null ? null : releasedSample({ version })
  registry.remotes.tables = { stable, previous: null, canary: null, disabled: false, ...changes }
  adoptRegistry({ registry, source: 'network' })
}
const run = (version: string) => {
  const remote = readySample({ version })
  setRemoteState('tables', { phase: 'ready', attempt: 1, version, remote })
}
const failAt = (retryAt: number | null) =>
  setRemoteState('tables', { phase: 'failed', attempt: 3, version: OLD, failure: unreachable, retryAt })
const step = (wantedBefore = NEW) => nextStep('tables', wantedBefore)

let endShown = () => {}
const startImpersonation = () => {
  endShown = noteShown({ name: 'tables', path: 'floors' })
}

beforeEach(() => {
  endShown()
  sessionStorage.clear()
  useTabChoices.setState({}, true)
  useRemotes.setState(useRemotes.getInitialState(), true)
  signInAs('SuperAdmin')
})

describe('an open page', () => {
  it('keeps the running version when it is the chosen one', () => {
    release(OLD)
    run(OLD)
    expect(step()).toBe('none')
  })

  it('swaps a newer version silently without an open screen, and only offers it otherwise', () => {
    release(NEW)
    run(OLD)
    expect(step()).toBe('swap')
    startImpersonation()
    expect(step()).toBe('none')
  })

  it('leaves a withdrawn version, also with an open screen', () => {
    release(NEW, { withdrawn: [OLD] })
    run(OLD)
    startImpersonation()
    expect(step()).toBe('swap')
  })

  it('pauses after a version that fails to load, and tries again at a later poll', () => {
    release(NEW)
    run(OLD)
    setSwap('tables', { phase: 'loading', version: NEW })
    expect(step()).toBe('none')
    setSwap('tables', { phase: 'failed', version: NEW, failure: unreachable, at: Date.now() })
    expect(step()).toBe('none')
    setSwap('tables', { phase: 'failed', version: NEW, failure: unreachable, at: Date.now() - 15_000 })
    expect(step()).toBe('swap')
  })

  it('takes down a disabled remote, by the operator or here, and starts over when it is enabled', () => {
    release(OLD)
    run(OLD)
    chooseInTab('tables', { off: true })
    expect(step()).toBe('switch-off')
    chooseInTab('tables', { off: undefined })
    release(OLD, { disabled: true })
    expect(step()).toBe('switch-off')
    setRemoteState('tables', { phase: 'disabled' })
    expect(step()).toBe('none')
    release(OLD)
    setRemoteState('tables', { phase: 'disabled' })
    expect(step()).toBe('start-over')
  })

  it('takes down a remote that is no longer released', () => {
    release(OLD)
    run(OLD)
    release(null)
    expect(step()).toBe('leave')
  })

  it('starts over at a card when another version is chosen, and only then', () => {
    release(NEW)
    failAt(null)
    startImpersonation()
    expect(step(OLD)).toBe('start-over')
    expect(step(NEW)).toBe('none')
  })

  it('starts background remotes by itself, and again when a retry is due', () => {
    signInAs('Admin')
    release(OLD)
    expect(step()).toBe('run')
    failAt(Date.now() + 60_000)
    expect(step(OLD)).toBe('none')
    failAt(Date.now() - 1)
    expect(step(OLD)).toBe('run')
    signInAs('Cashier')
    expect(step(OLD)).toBe('none')
  })
})
