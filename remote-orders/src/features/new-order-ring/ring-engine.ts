import { api, newIdempotencyKey } from '@sufra/shared/api'
import type { QueryClient } from '@tanstack/react-query'
import type { Order } from '@sufra/shared/contracts/order'
import { liveOrdersQuery, serverNow } from '@sufra/shared/live'
import { isCancelledHere } from '#src/live-orders/offline-queue/offline-queue.store.ts'
import { OrderAnnouncer } from './announcer/order-announcer.ts'
import { followDeviceSettings, useDeviceSettings } from './device/device-settings.ts'
import { openPath } from './notices/open-order.ts'
import { OrderNotices } from './notices/order-notices.ts'
import { renewDevice } from './push/push-subscription.ts'
import { newlyCancelled, readRinging, silenceWaiting } from './ring-rules.ts'
import type { SilencedUntil } from './ring-rules.ts'
import { useRing } from './ring.store.ts'
import { SoundPermission } from './sound-permission.ts'

const COUNT = /^\(\d+\) /

/** Prepends "(2) " to the document title and restores it when other code changes the title. */
class TitleCount {
  #count = 0
  readonly #observer = new MutationObserver(() => this.#write())

  start(): void {
    this.#observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  }

  show(count: number): void {
    this.#count = count
    this.#write()
  }

  stop(): void {
    this.#observer.disconnect()
    this.show(0)
  }

  #write(): void {
    const bare = document.title.replace(COUNT, '')
    const title = this.#count > 0 ? `(${this.#count}) ${bare}` : bare
    if (document.title !== title) document.title = title
  }
}

const pathOf = (told: unknown): string | undefined => {
  if (typeof told !== 'object' || told === null || !('openPath' in told)) return undefined
  return typeof told.openPath === 'string' ? told.openPath : undefined
}

const handleMessage = ({ data }: MessageEvent<unknown>) => {
  const path = pathOf(data)
  if (path) openPath(path)
}

/**
 * Opens the page of a pressed push notification, and renews this browser's subscription. Returns a function that stops
 * it.
 */
const followPushes = (): (() => void) => {
  if (!('serviceWorker' in navigator)) return () => undefined
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('message', handleMessage)
  serviceWorker.startMessages()
  // Without a connection the next start renews it.
  void renewDevice().catch(() => undefined)
  return () => serviceWorker.removeEventListener('message', handleMessage)
}

/**
 * Tells the server that somebody here has noticed these orders, which postpones their escalation. The local silence
 * neither waits for the answer nor depends on it.
 */
const acknowledge = (orders: readonly Order[]): void => {
  for (const { id: orderId, availableActions } of orders) {
    const offer = availableActions.find(({ actionName }) => actionName === 'Acknowledge')
    if (!offer) continue
    const body = { orderId, action: offer.action }
    void api
      .post('/api/Order/ExecuteAction', { body, idempotencyKey: newIdempotencyKey() })
      .catch(() => undefined)
  }
}

const [LIVE_ORDERS] = liveOrdersQuery.queryKey

const isSilence = (value: unknown): value is SilencedUntil => typeof value === 'object' && value !== null

/** Rings on every screen while new orders wait. Reads the live orders from the query cache. */
export class RingEngine {
  readonly #queryClient: QueryClient
  readonly #permission = new SoundPermission(() => this.#update())
  readonly #title = new TitleCount()
  readonly #otherTabs = typeof BroadcastChannel === 'function' ? new BroadcastChannel('sufra.ring') : null
  readonly #notices = new OrderNotices()
  readonly #announcer = new OrderAnnouncer()
  /** ids of orders that rang on this device */
  readonly #rang = new Set<number>()
  #orders: readonly Order[] = []
  #silence: SilencedUntil = {}
  #lookAgain: ReturnType<typeof setTimeout> | undefined
  #stops: (() => void)[] = []

  constructor(queryClient: QueryClient) {
    this.#queryClient = queryClient
  }

  start(): void {
    this.#title.start()
    this.#permission.start()
    this.#announcer.start()
    this.#otherTabs?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isSilence(data)) this.#adopt(data)
    })
    document.addEventListener('visibilitychange', this.#handleVisibility)
    this.#stops = [
      this.#queryClient.getQueryCache().subscribe(({ query }) => {
        if (query.queryKey[0] === LIVE_ORDERS) this.#readOrders()
      }),
      followDeviceSettings(),
      useDeviceSettings.subscribe(() => this.#update()),
      followPushes(),
      () => document.removeEventListener('visibilitychange', this.#handleVisibility),
    ]
    this.#readOrders()
  }

  stop(): void {
    for (const stop of this.#stops.splice(0)) stop()
    clearTimeout(this.#lookAgain)
    this.#notices.closeAll()
    this.#announcer.stop()
    this.#otherTabs?.close()
    this.#permission.stop()
    this.#title.stop()
    useRing.setState({ isRinging: false, isUrgent: false, waiting: 0 })
  }

  /** Plays one round of the ring. Must run in a user gesture, so that the browser allows sound. */
  async test(): Promise<void> {
    await this.#permission.bell.unlock()
    if (!useRing.getState().isRinging) this.#permission.bell.playNewOrder()
  }

  confirm(): void {
    this.#permission.confirm()
  }

  setVolume(volume: number): void {
    this.#permission.setVolume(volume)
  }

  /** Silences waiting orders for 30 s in all tabs of this browser. */
  silence(): void {
    const silence = silenceWaiting({ orders: this.#orders, now: serverNow() })
    acknowledge(this.#orders)
    this.#otherTabs?.postMessage(silence)
    this.#adopt(silence)
  }

  #adopt(silence: SilencedUntil): void {
    this.#silence = silence
    this.#update()
  }

  // Browsers throttle timers of background pages, so the state is checked when the page becomes visible.
  readonly #handleVisibility = () => {
    if (document.visibilityState === 'visible') this.#notices.closeAll()
    this.#update()
  }

  #readOrders(): void {
    const orders = this.#queryClient.getQueryData(liveOrdersQuery.queryKey)?.data ?? []
    if (orders === this.#orders) return
    const cancelled = newlyCancelled(this.#orders, orders, this.#rang)
    const isAlarming = cancelled.some(order => !isCancelledHere(order.id))
    this.#orders = orders
    if (isAlarming && this.#permission.mayRing) this.#permission.bell.playCancelled()
    this.#update()
  }

  #update(): void {
    const now = serverNow()
    const { ringsFor } = useDeviceSettings.getState()
    const moment = { orders: this.#orders, silence: this.#silence, now, ringsFor }
    const { ringing, waiting, isUrgent, lookAgainAt } = readRinging(moment)
    const isRinging = ringing.length > 0
    useRing.setState({ isRinging, isUrgent, waiting: waiting.length })
    this.#title.show(waiting.length)
    for (const { id } of ringing) this.#rang.add(id)
    if (isRinging && this.#permission.mayRing) this.#permission.bell.startRinging({ isUrgent })
    else this.#permission.bell.stopRinging()
    this.#notices.update({ ringing, waiting })
    this.#announcer.update({ ringing, waiting })
    clearTimeout(this.#lookAgain)
    if (lookAgainAt !== null) this.#lookAgain = setTimeout(() => this.#update(), lookAgainAt - now)
  }
}
