import type { RemoteModule, RemoteRoute } from '@sufra/shared/remote'
import { renderUi } from '@sufra/shared/testing'
import { isTouched } from '@sufra/shared/remote/typed'
import { act, screen } from '@testing-library/react'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { useTabChoices } from '#src/remotes/registry/tab-choices.ts'
import { registrySample, releasedSample } from '#src/testing/registry-samples.ts'
import { readySample } from '#src/testing/remote-samples.ts'
import { RemoteOutlet } from './remote-outlet.tsx'
import type { RemoteState } from '#src/remotes/remote-state.ts'
import {
  adoptRegistry,
  setLeftover,
  setRemoteState,
  setSwap,
  stateOf,
  useRemotes,
} from '#src/remotes/remote-store.ts'

const readyWith = (load: RemoteRoute['load'], attempt = 1): RemoteState => {
  const module: RemoteModule = { apiVersion: '1.0.0', routes: [{ path: 'floors', load }] }
  const remote = readySample({ attempt, module })
  return { phase: 'ready', attempt, version: remote.version, remote }
}

let attempt = 0
const show = (state: RemoteState) => {
  setRemoteState('tables', state)
  return renderUi(<RemoteOutlet name="tables" path="floors" />, { namespaces: { host: { ar, en } } })
}

beforeEach(() => {
  attempt += 1
  sessionStorage.clear()
  useTabChoices.setState({}, true)
  useRemotes.setState(useRemotes.getInitialState(), true)
  adoptRegistry({ registry: registrySample(), source: 'network' })
})

describe('the place of a remote', () => {
  it('shows its screen', async () => {
    show(readyWith(async () => ({ Page: () => <h1>Floors</h1> }), attempt))
    expect(await screen.findByRole('heading', { name: 'Floors' })).toBeVisible()
  })

  it('shows a card with Retry when the screen throws while rendering', async () => {
    const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const Page = () => {
      throw new Error('no floors')
    }
    show(readyWith(async () => ({ Page }), attempt))
    expect(await screen.findByRole('alert')).toHaveTextContent(en.remotes.codes.broken)
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
    // The remote is retried in a moment; the card stays meanwhile.
    const state = stateOf('tables')
    expect(state.phase === 'loading' ? state.waiting : state).toMatchObject(
      state.phase === 'loading' ? { code: 'broken' } : { phase: 'failed', failure: { code: 'broken' } },
    )
    complain.mockRestore()
  })

  it('shows the card when the screen’s code fails to load or is no screen', async () => {
    const lost = new Error('Loading chunk 7 failed.')
    show(readyWith(() => Promise.reject(lost), attempt)).unmount()
    show(readyWith(() => Promise.reject(lost), attempt))
    expect(await screen.findByRole('alert')).toHaveTextContent(en.remotes.codes.unreachable)
  })

  it('offers the previous version only when there is one', () => {
    const failed: RemoteState = {
      phase: 'failed',
      attempt,
      version: '1.0.0-aaaaaaaaaa',
      failure: { code: 'refused', detail: 'remoteEntry.js' },
      retryAt: null,
    }
    const { unmount } = show(failed)
    expect(screen.queryByRole('button', { name: en.remotes.usePrevious })).not.toBeInTheDocument()
    unmount()
    const registry = registrySample({ revision: 2 })
    Reflect.set(registry.remotes.tables ?? {}, 'previous', releasedSample({ version: '0.9.0-bbbbbbbbbb' }))
    adoptRegistry({ registry, source: 'network' })
    show(failed)
    expect(screen.getByRole('button', { name: en.remotes.usePrevious })).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(en.remotes.codes.refused)
  })

  it('keeps the card, busy, during a quiet retry', () => {
    const waiting = { code: 'unreachable', detail: 'refused' } as const
    show({ phase: 'loading', attempt, version: '1.0.0-aaaaaaaaaa', waiting })
    expect(screen.getByRole('button', { name: 'Retry' })).toHaveAttribute('aria-busy', 'true')
  })

  it('shows a skeleton and no card during the first load', () => {
    show({ phase: 'loading', attempt, version: '1.0.0-aaaaaaaaaa', waiting: null })
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('names the host part that an incompatible remote needs, and the available version', () => {
    const need = { what: '@sufra/shared/ui', range: '^1.5.0', found: '1.4.0' }
    const failure = { code: 'incompatible', detail: '', need } as const
    show({ phase: 'failed', attempt, version: '1.0.0-aaaaaaaaaa', failure, retryAt: null })
    const card = screen.getByRole('alert')
    for (const fact of Object.values(need)) expect(card).toHaveTextContent(fact)
  })

  it('states that the operator switched the remote off, and how to switch it on when this tab did', async () => {
    useTabChoices.setState({ tables: { off: true } })
    const { user } = show({ phase: 'disabled' })
    expect(screen.getByRole('alert')).toHaveTextContent(en.remotes.offHere)
    await user.click(screen.getByRole('button', { name: en.remotes.switchOn }))
    expect(useTabChoices.getState().tables).toEqual({})
  })

  it('tracks from the start which fields were typed into', async () => {
    const Page = () => <input aria-label="Search" />
    const { user } = show(readyWith(async () => ({ Page }), attempt))
    await user.type(await screen.findByLabelText('Search'), 'k')
    expect(isTouched(screen.getByLabelText('Search'))).toBe(true)
  })
})

describe('above a remote’s screen', () => {
  const NEW = '2.0.0-bbbbbbbbbb'
  const release = (changes: object = {}) => {
    const registry = registrySample({ revision: 2 })
    Object.assign(registry.remotes.tables ?? {}, {
      stable: releasedSample({ version: NEW }),
      previous: releasedSample(),
      ...changes,
    })
    adoptRegistry({ registry, source: 'network' })
  }
  const open = () => show(readyWith(async () => ({ Page: () => <h1>Floors</h1> }), attempt))

  it('a newer version is offered and the screen stays', async () => {
    open()
    act(() => release())
    expect(await screen.findByRole('button', { name: en.remotes.update })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Floors' })).toBeVisible()
  })

  it('a withdrawn version is replaced without an offer', async () => {
    open()
    await screen.findByRole('heading')
    act(() => release({ withdrawn: ['1.0.0-aaaaaaaaaa'] }))
    expect(screen.queryByRole('button', { name: en.remotes.update })).not.toBeInTheDocument()
  })

  it('the fallback is announced and the newest version can be tried again', async () => {
    release()
    const fall = { version: NEW, stable: NEW, code: 'broken', detail: '' } as const
    useTabChoices.setState({ tables: { falls: [fall] } })
    const { user } = open()
    expect(await screen.findByText(en.remotes.fellBack)).toBeVisible()
    await user.click(screen.getByRole('button', { name: en.remotes.tryNewest }))
    expect(useTabChoices.getState().tables?.falls ?? []).toEqual([])
  })

  it('the withdrawal of a version is announced until dismissed', async () => {
    const { user } = open()
    act(() => setSwap('tables', { phase: 'taken-back', version: NEW }))
    expect(await screen.findByText(en.remotes.takenBack)).toBeVisible()
    await user.click(screen.getByRole('button', { name: en.remotes.dismiss }))
    expect(screen.queryByText(en.remotes.takenBack)).not.toBeInTheDocument()
  })

  it('typed text without a field can be read and copied', async () => {
    const { user } = open()
    act(() => setLeftover('tables', [{ label: 'Reason', text: 'no bread' }]))
    expect(await screen.findByText('no bread')).toBeVisible()
    await user.click(screen.getByRole('button', { name: en.remotes.copy }))
    expect(await navigator.clipboard.readText()).toBe('no bread')
  })
})
