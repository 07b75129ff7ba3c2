import type { QueryClient } from '@tanstack/react-query'
import { newIdempotencyKey } from '@sufra/shared/api'
import type { ExecuteActionRequest, Order, OrderActionName } from '@sufra/shared/contracts/order'
import { expectOrders, liveOrdersKey, putOrder, serverNow } from '@sufra/shared/live'
import { useSession } from '@sufra/shared/session'
import { afterPaint } from '@sufra/shared/ui'
import { expectOrder } from './expect-order.ts'
import { LONGEST_KEPT_MS } from './queued-action.ts'
import type { QueuedAction, Refusal } from './queued-action.ts'
import { useQueuedActions } from './offline-queue.store.ts'
import { openActionStore } from './action-store.ts'
import type { ActionStore } from './action-store.ts'
import { withLock } from './with-lock.ts'
import { RetryPause } from './retry-pause.ts'
import { sendAction } from './send-action.ts'
import type { Outcome } from './send-action.ts'

export interface ActionPress {
  order: Order
  actionName: OrderActionName
  body: ExecuteActionRequest
}

/** Callbacks for one action, while the page that made it is open. */
export interface Listener {
  onDone: (order: Order) => void
  /** if omitted, the refusal is stored until it is dismissed */
  onRefused?: (refusal: Refusal) => void
  /** the action could not be sent and stays in the queue */
  onHeld: () => void
}

/** Result of one action. The tab that sent it broadcasts it to the others, because one of them has the listener. */
interface Settled {
  key: string
  order: Order
}

const CHANNEL = 'sufra.kept-actions'

const isOfOrder =
  (orderId: number) =>
  ({ body }: QueuedAction) =>
    body.orderId === orderId

/**
 * Offline queue of order actions. An action shows at once and is stored on the device before it is sent. Each is sent
 * exactly once, in order per order, by any open tab (decision 32).
 */
export class ActionQueue {
  readonly #queryClient: QueryClient
  readonly #store: ActionStore
  readonly #listeners = new Map<string, Listener>()
  // Actions that are not yet written to the store.
  readonly #arriving = new Map<string, QueuedAction>()
  readonly #ended = new AbortController()
  readonly #pause = new RetryPause(this.#ended.signal)
  #otherTabs: BroadcastChannel | null = null
  #reads = 0

  constructor(queryClient: QueryClient, store = openActionStore(queryClient)) {
    this.#queryClient = queryClient
    this.#store = store
    this.#show([], [])
    this.#listen()
  }

  /** Loads stored actions of this page, of other tabs and of earlier sessions, and sends them. */
  async start(): Promise<void> {
    await this.#refresh()
    await this.#sendAll()
  }

  /**
   * Ends this queue. Stored actions stay stored, and so do new actions of this page: this queue tries once to send
   * those, and a newer queue does the rest.
   */
  stop(): void {
    this.#ended.abort()
    // After a sign-out no listener may be called.
    if (!useSession.getState().user) this.#listeners.clear()
    this.#closeWhenTold()
    useQueuedActions.setState({ waiting: [], refused: [] })
    expectOrders(this.#queryClient, order => order)
  }

  press({ order, actionName, body }: ActionPress, listener: Listener): string {
    const { user } = useSession.getState()
    const action: QueuedAction = {
      key: newIdempotencyKey(),
      userId: user?.Id ?? 0,
      orderNumber: order.orderNumber,
      actionName,
      body,
      pressedAt: serverNow(),
      failures: navigator.onLine && !this.#pause.isTold ? 0 : 1,
      refusal: null,
    }
    this.#listen()
    // The user may close the page once an action is reported as waiting, so this is not reported before the write.
    const arriving = { ...action, failures: 0 }
    this.#listeners.set(action.key, listener)
    this.#arriving.set(action.key, arriving)
    useQueuedActions.setState(({ waiting }) => ({ waiting: [...waiting, arriving] }))
    void this.#keepAndSend(action)
    return action.key
  }

  /** Removes an action that was not sent yet. */
  async withdraw(key: string): Promise<void> {
    await this.#store.remove(key)
    await this.#changed()
  }

  /** Removes a refusal that the user has read. */
  async dismiss(key: string): Promise<void> {
    await this.#store.remove(key)
    await this.#changed()
  }

  /**
   * Stores and sends an action. The pressed button paints first; the orders and all their readers follow after the
   * paint (decision 73).
   */
  async #keepAndSend(action: QueuedAction): Promise<void> {
    const shown = new Promise<void>(resolve => afterPaint(resolve)).then(() => this.#expect())
    try {
      await this.#store.add(action)
    } finally {
      this.#arriving.delete(action.key)
    }
    if (!this.#ended.signal.aborted) await shown
    await this.#changed()
    if (action.failures > 0) this.#listeners.get(action.key)?.onHeld()
    else await this.#sendOrder(action.body.orderId)
  }

  #show(waiting: readonly QueuedAction[], refused = useQueuedActions.getState().refused): void {
    useQueuedActions.setState({ waiting, refused })
    this.#expect()
  }

  #expect(): void {
    if (this.#ended.signal.aborted) return
    const { waiting } = useQueuedActions.getState()
    const permissions = useSession.getState().user?.permissions ?? []
    expectOrders(this.#queryClient, order => expectOrder(order, waiting, permissions))
  }

  async #changed(news: 'changed' | Settled = 'changed'): Promise<void> {
    this.#otherTabs?.postMessage(news)
    this.#closeWhenTold()
    await this.#refresh()
  }

  #listen(): void {
    if (this.#otherTabs || typeof BroadcastChannel !== 'function') return
    this.#otherTabs = new BroadcastChannel(CHANNEL)
    this.#otherTabs.addEventListener('message', ({ data }: MessageEvent<'changed' | Settled>) => {
      if (data !== 'changed' && this.#listeners.has(data.key)) this.#finish(data)
      this.#closeWhenTold()
      void this.#refresh()
    })
  }

  /**
   * Closes the channel of an ended queue once nothing needs it. Until then a newer queue learns of actions that this
   * one still writes, and this one learns of results for its own listeners.
   */
  #closeWhenTold(): void {
    if (!this.#ended.signal.aborted || this.#arriving.size > 0 || this.#listeners.size > 0) return
    this.#otherTabs?.close()
    this.#otherTabs = null
  }

  async #refresh(): Promise<void> {
    this.#reads += 1
    const read = this.#reads
    const kept = await this.#read()
    // A read that a later one has replaced must not be shown.
    if (this.#ended.signal.aborted || read !== this.#reads) return
    const known = new Set(kept.map(({ key }) => key))
    const arriving = [...this.#arriving.values()].filter(({ key }) => !known.has(key))
    const waiting = [...kept.filter(({ refusal }) => refusal === null), ...arriving]
    this.#show(
      waiting,
      kept.filter(({ refusal }) => refusal !== null),
    )
    if (waiting.length > 0) void this.#tryAgainLater()
  }

  async #read(): Promise<QueuedAction[]> {
    return this.#store.read(useSession.getState().user?.Id ?? 0)
  }

  #tryAgainLater(): Promise<void> {
    return this.#pause.before(() => this.#sendAll())
  }

  async #sendAll(): Promise<void> {
    const orderIds = new Set((await this.#read()).filter(isWaiting).map(({ body }) => body.orderId))
    await Promise.all([...orderIds].map(orderId => this.#sendOrder(orderId)))
    if (useQueuedActions.getState().waiting.length > 0) void this.#tryAgainLater()
  }

  async #sendOrder(orderId: number): Promise<void> {
    await withLock(`${CHANNEL}.${orderId}`, async () => {
      for (;;) {
        const kept = (await this.#read()).filter(isOfOrder(orderId))
        const next = kept.find(isWaiting)
        if (!next || (this.#ended.signal.aborted && !this.#listeners.has(next.key))) return
        const outcome = isTooOld(next) ? TOO_OLD : await sendAction(next)
        if (outcome.kind === 'later') return this.#hold(next, outcome.retryAfter)
        this.#pause.succeeded()
        if (outcome.kind === 'done') await this.#settle(next, outcome.order)
        else await this.#refuse(kept.filter(isWaiting), outcome)
      }
    })
  }

  async #hold({ key, failures }: QueuedAction, retryAfter: number | null): Promise<void> {
    this.#pause.failed(retryAfter)
    await this.#store.change(key, { failures: failures + 1 })
    await this.#changed()
    if (failures === 0) this.#listeners.get(key)?.onHeld()
    void this.#tryAgainLater()
  }

  async #settle({ key }: QueuedAction, order: Order): Promise<void> {
    await this.#store.remove(key)
    this.#finish({ key, order })
    await this.#changed({ key, order })
  }

  #finish({ key, order }: Settled): void {
    // Removing the action and writing the result in one paint keeps the card in place.
    useQueuedActions.setState(({ waiting }) => ({ waiting: waiting.filter(each => each.key !== key) }))
    putOrder(this.#queryClient, order)
    this.#expect()
    this.#listeners.get(key)?.onDone(order)
    this.#listeners.delete(key)
  }

  /** Later actions of the same order depend on the refused one, so they are refused as well. */
  async #refuse(actions: QueuedAction[], { refusal, current }: Outcome & { kind: 'refused' }): Promise<void> {
    for (const { key, failures } of actions) {
      const tell = failures === 0 ? this.#listeners.get(key)?.onRefused : undefined
      if (tell) await this.#store.remove(key)
      else await this.#store.change(key, { refusal })
      this.#listeners.delete(key)
      tell?.(refusal)
    }
    if (current) putOrder(this.#queryClient, current)
    else void this.#queryClient.invalidateQueries({ queryKey: liveOrdersKey })
    await this.#changed()
  }
}

const isWaiting = ({ refusal }: QueuedAction): boolean => refusal === null

const isTooOld = ({ pressedAt }: QueuedAction): boolean => serverNow() - pressedAt > LONGEST_KEPT_MS

const TOO_OLD: Outcome = { kind: 'refused', refusal: { status: null, message: '' }, current: null }
