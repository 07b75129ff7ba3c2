import type { QueryClient } from '@tanstack/react-query'
import type { Order } from '@sufra/shared/contracts/order'
import { liveOrdersQuery, serverNow } from '@sufra/shared/live'
import { wasCancelledHere } from '#src/live-orders/own-cancels.ts'
import { newlyCancelled, readRinging, silenceWaiting } from './ring-rules.ts'
import type { Silence } from './ring-rules.ts'
import { useRing } from './ring.store.ts'
import { SoundPermission } from './sound-permission.ts'
import { TitleCount } from './title-count.ts'

const [LIVE_ORDERS] = liveOrdersQuery.queryKey

const isSilence = (value: unknown): value is Silence => typeof value === 'object' && value !== null

/** Rings while new orders wait, on every screen: reads the live orders from the cache, whoever writes them. */
export class RingEngine {
  readonly #queryClient: QueryClient
  readonly #permission = new SoundPermission(() => this.#update())
  readonly #title = new TitleCount()
  readonly #otherTabs = typeof BroadcastChannel === 'function' ? new BroadcastChannel('sufra.ring') : null
  #orders: readonly Order[] = []
  #silence: Silence = {}
  #lookAgain: ReturnType<typeof setTimeout> | undefined
  #unsubscribe: () => void = () => undefined

  constructor(queryClient: QueryClient) {
    this.#queryClient = queryClient
  }

  start(): void {
    this.#title.start()
    this.#permission.start()
    this.#otherTabs?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isSilence(data)) this.#adopt(data)
    })
    this.#unsubscribe = this.#queryClient.getQueryCache().subscribe(({ query }) => {
      if (query.queryKey[0] === LIVE_ORDERS) this.#readOrders()
    })
    this.#readOrders()
  }

  stop(): void {
    this.#unsubscribe()
    clearTimeout(this.#lookAgain)
    this.#otherTabs?.close()
    this.#permission.stop()
    this.#title.stop()
    useRing.setState({ isRinging: false, waiting: 0 })
  }

  /** Plays one round of the bell. Call it from a press: that is what makes the browser allow sound. */
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

  /** Quiet for 30 s, in all tabs of this browser. */
  silence(): void {
    const silence = silenceWaiting({ orders: this.#orders, now: serverNow() })
    this.#otherTabs?.postMessage(silence)
    this.#adopt(silence)
  }

  #adopt(silence: Silence): void {
    this.#silence = silence
    this.#update()
  }

  #readOrders(): void {
    const orders = this.#queryClient.getQueryData(liveOrdersQuery.queryKey)?.data ?? []
    if (orders === this.#orders) return
    const isAlarming = newlyCancelled(this.#orders, orders).some(order => !wasCancelledHere(order.id))
    this.#orders = orders
    if (isAlarming && this.#permission.mayRing) this.#permission.bell.playCancelled()
    this.#update()
  }

  #update(): void {
    const now = serverNow()
    const { isRinging, waiting, lookAgainAt } = readRinging({
      orders: this.#orders,
      silence: this.#silence,
      now,
    })
    useRing.setState({ isRinging, waiting })
    this.#title.show(waiting)
    if (isRinging && this.#permission.mayRing) this.#permission.bell.startRinging()
    else this.#permission.bell.stopRinging()
    clearTimeout(this.#lookAgain)
    if (lookAgainAt !== null) this.#lookAgain = setTimeout(() => this.#update(), lookAgainAt - now)
  }
}
