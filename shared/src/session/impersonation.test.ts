import { api, refreshSession } from '#src/api/api.ts'
import { startLive } from '#src/live/live.ts'
import { useLiveStatusStore } from '#src/live/live-status.ts'
import { PERMISSIONS } from '#src/contracts/permission.ts'
import { answerHttp } from '#src/testing/http-stand-in.ts'
import {
  can,
  endSession,
  syncSessionAcrossTabs,
  mayOpen,
  openImpersonationTab,
  restoreSession,
  canView,
  useSession,
} from './session.ts'

const tokenOf = (claims: object) =>
  `h.${Buffer.from(JSON.stringify({ Id: 7, Email: 'o@sufra.test', Name: 'O', ...claims })).toString('base64url')}.s`
const OPERATOR = tokenOf({ Role: 'SuperAdmin' })
const VIEW = tokenOf({ Role: 'Admin', accountId: 3, viewOf: '{"ar":"بيت","en":"House"}', exp: 4_000_000_000 })
const LOOK = { status: 403, body: { type: 'x', title: 'x', status: 403, traceId: '1', code: 'view_only' } }

beforeEach(() => {
  // Ending an impersonation reloads the page, which jsdom does not do.
  jest.spyOn(console, 'error').mockImplementation()
  jest.spyOn(console, 'warn').mockImplementation()
  localStorage.setItem('accessToken', OPERATOR)
  sessionStorage.setItem('viewToken', VIEW)
  restoreSession()
})
afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

it('opens a tab with the impersonation token and leaves this one unchanged', () => {
  sessionStorage.clear()
  const seen: (string | null)[] = []
  jest.spyOn(window, 'open').mockImplementation(() => {
    seen.push(sessionStorage.getItem('viewToken'))
    return null
  })
  expect(openImpersonationTab(VIEW, '/dashboard')).toBe(false)
  expect(seen).toEqual([VIEW])
  expect(sessionStorage.getItem('viewToken')).toBeNull()
})

it('shows the screens of the merchant’s Admin and permits no changes', () => {
  const { user } = useSession.getState()
  expect(user).toMatchObject({ Role: 'Admin', accountId: 3, Id: 7 })
  expect(PERMISSIONS.every(name => canView(user, name))).toBe(true)
  expect(mayOpen(user, { roles: ['Admin'], permission: 'menu.edit' })).toBe(true)
  expect(PERMISSIONS.filter(name => can(user, name))).toEqual([
    'orders.read',
    'dashboard.history',
    'reports.read',
    'audit.read',
  ])
})

it.each([
  ['is left', () => endSession()],
  ['is over', () => api.get('/api/Branch/Get', { query: {} }).catch(() => undefined)],
])('returns to the operator’s own session when it %s', async (_name, end) => {
  const { calls } = answerHttp({
    'POST /api/AccountView/Leave': { body: {} },
    'GET /api/Branch/Get': {
      status: 401,
      body: { type: 'x', title: 'x', status: 401, traceId: '1', code: 'token_expired' },
    },
  })
  await end()
  expect(sessionStorage.getItem('viewToken')).toBeNull()
  expect(localStorage.getItem('accessToken')).toBe(OPERATOR)
  const paths = calls.map(({ path }) => path)
  expect(paths).toContain('/api/AccountView/Leave')
  expect(paths).not.toContain('/api/Authentication/Logout')
  expect(paths).not.toContain('/api/Authentication/RefreshToken')
})

it('is not renewed by the refresh cookie, which is the operator’s', async () => {
  const { calls } = answerHttp({})
  await refreshSession()
  expect(calls).toEqual([])
})

it('ends with the operator’s own session in another tab', () => {
  const stop = syncSessionAcrossTabs()
  localStorage.removeItem('accessToken')
  window.dispatchEvent(
    new StorageEvent('storage', { key: 'accessToken', newValue: null, storageArea: localStorage }),
  )
  expect(useSession.getState().user).toBeNull()
  expect(sessionStorage.getItem('viewToken')).toBeNull()
  stop()
})

it('opens no stream, because its screens poll', () => {
  const { calls } = answerHttp({})
  startLive()
  expect(useLiveStatusStore.getState().state).toBe('polling')
  expect(calls).toEqual([])
})

it('signals that nothing was changed when a change is tried', async () => {
  const { onServerSignal } = await import('#src/api/server-signals.ts')
  const signs: string[] = []
  const stop = onServerSignal(sign => signs.push(sign))
  answerHttp({ 'DELETE /api/Product/Delete': LOOK })
  await expect(
    api.delete('/api/Product/Delete', { query: { Id: 1, ServiceProviderId: 1 } }),
  ).rejects.toMatchObject({
    code: 'view_only',
  })
  expect(signs).toEqual(['viewOnly'])
  stop()
})
