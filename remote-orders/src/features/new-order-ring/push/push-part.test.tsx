import { screen, waitFor } from '@testing-library/react'
import { answerHttp, renderUi } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { PushPart } from '../panel/push-part.tsx'

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/abc'
// 65 bytes of an uncompressed curve point, as the server sends them.
const PUBLIC_KEY = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url')

const DEVICE = {
  id: 4,
  browser: 'Chrome',
  system: 'Linux',
  kind: 'desktop',
  createdAt: '2026-11-22T10:00:00.000Z',
  lastSeenAt: '2026-11-22T10:00:00.000Z',
  isCurrent: true,
}
const OTHER = { ...DEVICE, id: 5, browser: 'Safari', system: 'iOS', isCurrent: false }

/** Fakes a browser with push support and records the subscription parameters. */
const installPush = (permission: NotificationPermission) => {
  const asked: { worker?: string; key?: Uint8Array } = {}
  let subscription: { toJSON: () => object; unsubscribe: () => Promise<void> } | null = null
  let registration: object | undefined
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      asked.key = applicationServerKey
      subscription = {
        toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } }),
        unsubscribe: async () => {
          subscription = null
        },
      }
      return subscription
    },
  }
  const made = {
    pushManager,
    unregister: async () => {
      registration = undefined
    },
  }
  const serviceWorker = {
    getRegistration: async () => registration,
    register: async (url: string) => {
      asked.worker = url
      registration = made
    },
    ready: Promise.resolve(made),
  }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker })
  Object.defineProperty(window, 'isSecureContext', { configurable: true, value: true })
  Object.assign(window, {
    PushManager: class {},
    Notification: { requestPermission: async () => permission },
  })
  return { asked, isSubscribed: () => subscription !== null, isInstalled: () => registration !== undefined }
}

const show = () =>
  renderUi(
    <>
      <PushPart />
      <Toaster />
    </>,
    { role: 'Admin', namespaces: { orders: { ar, en } } },
  )

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  for (const name of ['PushManager', 'Notification', 'isSecureContext']) Reflect.deleteProperty(window, name)
})

it("installs the service worker, subscribes with the server's key, and can unsubscribe", async () => {
  const browser = installPush('granted')
  let devices = [OTHER]
  const { calls } = answerHttp({
    'GET /api/PushDevice/Get': () => ({ body: devices }),
    'GET /api/PushDevice/Key': { body: { publicKey: PUBLIC_KEY } },
    'POST /api/PushDevice/Add': () => {
      devices = [DEVICE, OTHER]
      return { body: DEVICE }
    },
    'POST /api/PushDevice/Test': { body: {} },
    'DELETE /api/PushDevice/Delete': { body: {} },
  })
  const { user } = show()
  const toggle = await screen.findByRole('switch', { name: 'Reach this device when Sufra is closed' })
  expect(toggle).not.toBeChecked()
  expect(browser.isInstalled()).toBe(false)
  await user.click(toggle)
  await waitFor(() => expect(toggle).toBeChecked())
  expect(browser.asked.worker).toBe('/sw.js')
  expect(browser.asked.key).toHaveLength(65)
  expect(calls.find(({ path }) => path.endsWith('/Add'))?.body).toMatchObject({ endpoint: ENDPOINT })
  await user.click(screen.getByRole('button', { name: 'Send a test' }))
  await waitFor(() => expect(calls.find(({ path }) => path.endsWith('/Test'))?.body).toEqual({ id: 4 }))
  await user.click(toggle)
  await waitFor(() => expect(toggle).not.toBeChecked())
  expect(browser.isSubscribed()).toBe(false)
  // The service worker stays, because it has other jobs.
  expect(browser.isInstalled()).toBe(true)
  expect(calls.find(({ method }) => method === 'DELETE')?.query.get('Id')).toBe('4')
})

it('can remove another device of the user and keeps this one', async () => {
  installPush('granted')
  const { calls } = answerHttp({
    'GET /api/PushDevice/Get': { body: [OTHER] },
    'DELETE /api/PushDevice/Delete': { body: {} },
  })
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Stop reaching Safari · iOS' }))
  await waitFor(() => expect(calls.find(({ method }) => method === 'DELETE')?.query.get('Id')).toBe('5'))
})

it('shows how to unblock notifications and installs nothing when the browser blocks them', async () => {
  const browser = installPush('denied')
  answerHttp({ 'GET /api/PushDevice/Get': { body: [] } })
  const { user } = show()
  await user.click(await screen.findByRole('switch'))
  expect(await screen.findByText(/allow notifications, then reload/)).toBeVisible()
  expect(browser.isInstalled()).toBe(false)
})

it('explains the requirements where service workers are unavailable', () => {
  show()
  expect(screen.getByText(/It takes a secure address/)).toBeVisible()
})

it.each([
  ['gives no key', { 'GET /api/PushDevice/Key': { status: 500 } }],
  ['does not take the device', { 'POST /api/PushDevice/Add': { status: 500 } }],
])('stays off with an error when the server %s', async (_, refusal) => {
  installPush('granted')
  answerHttp({
    'GET /api/PushDevice/Get': { body: [] },
    'GET /api/PushDevice/Key': { body: { publicKey: PUBLIC_KEY } },
    ...refusal,
  })
  const { user } = show()
  const toggle = await screen.findByRole('switch')
  await user.click(toggle)
  expect(await screen.findByText('That did not work. Try again.')).toBeVisible()
  expect(toggle).not.toBeChecked()
})

it('keeps a device in the list with an error when it could not be removed', async () => {
  installPush('granted')
  answerHttp({
    'GET /api/PushDevice/Get': { body: [OTHER] },
    'DELETE /api/PushDevice/Delete': { status: 500 },
  })
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Stop reaching Safari · iOS' }))
  expect(await screen.findByText('That did not work. Try again.')).toBeVisible()
  expect(screen.getByText('Safari · iOS')).toBeVisible()
})

it('shows a device without a browser name as unknown, and can remove it', async () => {
  installPush('granted')
  answerHttp({ 'GET /api/PushDevice/Get': { body: [{ ...OTHER, browser: '', system: '' }] } })
  show()
  expect(await screen.findByRole('button', { name: 'Stop reaching Unknown device' })).toBeVisible()
})
