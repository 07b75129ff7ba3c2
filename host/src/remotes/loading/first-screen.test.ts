import { QueryClient } from '@tanstack/react-query'
import { readySample } from '#src/testing/remote-samples.ts'
import { registrySample } from '#src/testing/registry-samples.ts'
import { signInAs } from '#src/testing/tokens.ts'
import { adoptRegistry, setRemoteState, stateOf, useRemotes } from '#src/remotes/remote-store.ts'
import { deactivateRemotes } from './active-remotes.ts'
import { openFirstScreen } from './first-screen.ts'
import { knownScreen, screenKey } from './remote-screens.ts'

const PATH = 'tables/:id'
const Page = () => null
const activate = jest.fn()
const context = { queryClient: new QueryClient() }

beforeEach(() => {
  activate.mockReset()
  deactivateRemotes()
  useRemotes.setState(useRemotes.getInitialState(), true)
  adoptRegistry({ registry: registrySample(), source: 'kept' })
  Object.assign(globalThis, { fetch: async () => new Response('') })
})

const arrived = (attempt: number) => {
  const module = {
    apiVersion: '1.0.0',
    routes: [{ path: PATH, load: async () => ({ Page }) }],
    activate,
  } as const
  const remote = readySample({ attempt, module })
  setRemoteState('tables', { phase: 'ready', attempt, version: remote.version, remote })
  return screenKey(remote, PATH)
}

it('activates the remote with the host’s cache and loads its screen before the first render', async () => {
  signInAs('Admin')
  const key = arrived(1)
  await openFirstScreen(context, '/tables/7')
  expect(activate).toHaveBeenCalledWith(context)
  expect(knownScreen(key)).toBe(Page)
})

it('loads nothing for a person without access or at an address of the host', async () => {
  signInAs('Cashier')
  await openFirstScreen(context, '/tables/7')
  signInAs('Admin')
  await openFirstScreen(context, '/dashboard')
  expect(stateOf('tables').phase).toBe('idle')
})

it('leaves failures to the place of the screen', async () => {
  signInAs('Admin')
  const key = arrived(2)
  activate.mockRejectedValueOnce(new Error('no sound'))
  await openFirstScreen(context, '/tables/7')
  expect(knownScreen(key)).toBeUndefined()
})
