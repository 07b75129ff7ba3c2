import { api } from '@sufra/shared/api'
import type { PushDevice } from '@sufra/shared/contracts/push-device'
import { pushRegistration } from '../notices/notice.ts'

/** The host's one worker, which it installs in idle time; installing it again changes nothing. */
const WORKER = '/sw.js'

/** Whether this browser can be reached while no tab is open. Browsers give workers to https and localhost alone. */
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

/** Asks for notifications, installs the worker, subscribes and tells the server. Call it from a press. */
export const subscribeDevice = async (): Promise<PushDevice | 'refused'> => {
  if ((await Notification.requestPermission()) !== 'granted') return 'refused'
  const { publicKey } = await api.get('/api/PushDevice/Key')
  await navigator.serviceWorker.register(WORKER, { scope: '/' })
  const { pushManager } = await navigator.serviceWorker.ready
  const applicationServerKey = bytesOf(publicKey)
  const options = { userVisibleOnly: true, applicationServerKey }
  // One that was made with a key of another server is of no use.
  const subscription = await pushManager.subscribe(options).catch(async () => {
    await (await currentSubscription())?.unsubscribe()
    return pushManager.subscribe(options)
  })
  return tellServer(subscription)
}

/** At the start: a subscribed browser belongs to the sign-in of now. Undefined where none is subscribed. */
export const renewDevice = async (): Promise<PushDevice | undefined> => {
  const subscription = canPush() ? await currentSubscription() : null
  return subscription ? tellServer(subscription) : undefined
}

/** Takes the subscription away from this browser. The worker stays: it is the host's. */
export const unsubscribeDevice = async (): Promise<void> => {
  await (await currentSubscription())?.unsubscribe()
}
