import { api } from '@sufra/shared/api'
import type { PushDevice } from '@sufra/shared/contracts/push-device'
import { pushRegistration } from '../notices/notice.ts'

/** The host's service worker. The host registers it in idle time; registering it again has no effect. */
const WORKER = '/sw.js'

/** Returns true if this browser can receive pushes. Service workers need https or localhost. */
export const canPush = (): boolean =>
  window.isSecureContext &&
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  'Notification' in window

const bytesOf = (base64Url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64Url.replaceAll('-', '+').replaceAll('_', '/')), sign => sign.charCodeAt(0))

const currentSubscription = async (): Promise<PushSubscription | null> =>
  (await (await pushRegistration())?.pushManager?.getSubscription()) ?? null

const tellServer = async (subscription: PushSubscription): Promise<PushDevice> => {
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  const lang = document.documentElement.lang === 'en' ? 'en' : 'ar'
  return api.post('/api/PushDevice/Add', { body: { endpoint: endpoint ?? '', keys: { p256dh, auth }, lang } })
}

/**
 * Requests permission, registers the service worker, subscribes, and sends the subscription to the server. Must run in
 * a user gesture.
 */
export const subscribeDevice = async (): Promise<PushDevice | 'refused'> => {
  if ((await Notification.requestPermission()) !== 'granted') return 'refused'
  const { publicKey } = await api.get('/api/PushDevice/Key')
  await navigator.serviceWorker.register(WORKER, { scope: '/' })
  const { pushManager } = await navigator.serviceWorker.ready
  const applicationServerKey = bytesOf(publicKey)
  const options = { userVisibleOnly: true, applicationServerKey }
  // A subscription with another server's key is useless, so it is replaced.
  const subscription = await pushManager.subscribe(options).catch(async () => {
    await (await currentSubscription())?.unsubscribe()
    return pushManager.subscribe(options)
  })
  return tellServer(subscription)
}

/** Assigns a subscribed browser to the current session at start. Returns undefined without a subscription. */
export const renewDevice = async (): Promise<PushDevice | undefined> => {
  const subscription = canPush() ? await currentSubscription() : null
  return subscription ? tellServer(subscription) : undefined
}

/** Cancels this browser's subscription. The service worker stays, because it belongs to the host. */
export const unsubscribeDevice = async (): Promise<void> => {
  await (await currentSubscription())?.unsubscribe()
}
