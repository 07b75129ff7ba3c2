import type { RemoteModule, RemoteRoute } from '@sufra/shared/remote'
import { renderUi } from '@sufra/shared/testing'
import { screen } from '@testing-library/react'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { registrySample } from '#src/testing/registry-samples.ts'
import { RemoteOutlet } from './remote-outlet.tsx'
import type { RemoteState } from '#src/remotes/remote-state.ts'
import { adoptRegistry, setRemoteState, stateOf, useRemotes } from '#src/remotes/remote-store.ts'

const readyWith = (load: RemoteRoute['load'], attempt = 1): RemoteState => {
  const module: RemoteModule = { apiVersion: '1.0.0', routes: [{ path: 'floors', load }] }
  const version = '1.0.0-aaaaaaaaaa'
  return { phase: 'ready', attempt, version, remote: { name: 'tables', version, attempt, module } }
}

let attempt = 0
const show = (state: RemoteState) => {
  setRemoteState('tables', state)
  return renderUi(<RemoteOutlet name="tables" path="floors" />, { namespaces: { host: { ar, en } } })
}

beforeEach(() => {
  attempt += 1
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
    expect(stateOf('tables')).toMatchObject({ phase: 'failed', failure: { code: 'broken' } })
    complain.mockRestore()
  })

  it('shows the card when the screen’s code does not come, or is no screen', async () => {
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
    Reflect.set(registry.remotes.tables ?? {}, 'previous', registry.remotes.tables?.stable)
    adoptRegistry({ registry, source: 'network' })
    show(failed)
    expect(screen.getByRole('button', { name: en.remotes.usePrevious })).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(en.remotes.codes.refused)
  })

  it('keeps the card, busy, while it quietly tries again', () => {
    const waiting = { code: 'unreachable', detail: 'refused' } as const
    show({ phase: 'loading', attempt, version: '1.0.0-aaaaaaaaaa', waiting })
    expect(screen.getByRole('button', { name: 'Retry' })).toHaveAttribute('aria-busy', 'true')
  })

  it('shows the form of a screen, and no card, while it loads for the first time', () => {
    show({ phase: 'loading', attempt, version: '1.0.0-aaaaaaaaaa', waiting: null })
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
