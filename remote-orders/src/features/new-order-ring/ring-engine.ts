import type { QueryClient } from '@tanstack/react-query'
import type { Order } from '@sufra/shared/contracts/order'
import { liveOrdersQuery, serverNow } from '@sufra/shared/live'
import { isCancelledHere } from '#src/live-orders/offline-queue/offline-queue.store.ts'
import { acknowledge } from './acknowledge.ts'
import { OrderAnnouncer } from './announcer/order-announcer.ts'
import { followDeviceSettings, useDeviceSettings } from './device/device-settings.ts'
import { OrderNotices } from './notices/order-notices.ts'
import { followPushes } from './push/follow-pushes.ts'
import { newlyCancelled, readRinging, silenceWaiting } from './ring-rules.ts'
import type { Silence } from './ring-rules.ts'
import { useRing } from './ring.store.ts'
import { SoundPermission } from './sound-permission.ts'
import { TitleCount } from './title-count.ts'

const [LIVE_ORDERS] = liveOrdersQuery.queryKey

const isSilence = (value: unknown): value is Silence => typeof value === 'object' && value !== null

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
  #silence: Silence = {}
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

  #adopt(silence: Silence): void {
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
