// @own-registry: the started application keeps its listeners and its page.
import { useSession } from '@sufra/shared/session'
import { answerHttp } from '@sufra/shared/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import account from '#src/locales/account/en.json'
import host from '#src/locales/en.json'
import { databasesOf } from '#src/testing/database-stand-in.ts'
import { signInAs } from '#src/testing/tokens.ts'
import { startApp } from './start.tsx'

const REGISTRY = 'sufra.registry.stable'

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

it('signing out on an invitation page removes the registry and the orders from the device', async () => {
  const databases = { 'sufra-orders': { boards: ['of 7'] } }
  Object.assign(globalThis, { indexedDB: databasesOf(databases) })
  answerHttp({
    'GET /config.json': { body: { startLanguage: 'en', debugTranslations: false } },
    'GET /locales/en.json': { body: host },
    'GET /locales/account/en.json': { body: account },
  })
  signInAs('Admin')
  localStorage.setItem(REGISTRY, '{}')
  window.history.replaceState(null, '', '/signup?lng=en#invite=TOKEN')
  const root = document.body.appendChild(document.createElement('div'))
  await act(() => startApp(root))
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out and open the invitation' }))
  expect(useSession.getState().user).toBeNull()
  expect(localStorage.getItem(REGISTRY)).toBeNull()
  await waitFor(() => expect(databases).toEqual({ 'sufra-orders': { boards: [] } }))
})
