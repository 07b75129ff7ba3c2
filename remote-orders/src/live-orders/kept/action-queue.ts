import type { QueryClient } from '@tanstack/react-query'
import { newIdempotencyKey } from '@sufra/shared/api'
import type { ExecuteActionRequest, Order, OrderActionName } from '@sufra/shared/contracts/order'
import { expectOrders, liveOrdersKey, putOrder, serverNow } from '@sufra/shared/live'
import { useSession } from '@sufra/shared/session'
import { afterPaint } from '@sufra/shared/ui'
import { expectOrder } from './expect-order.ts'
import { LONGEST_KEPT_MS } from './kept-action.ts'
import type { KeptAction, Refusal } from './kept-action.ts'
import { useKeptActions } from './kept-actions.store.ts'
import { openActionStore } from './kept-store.ts'
import type { ActionStore } from './kept-store.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { RetryPause } from './retry-pause.ts'
import { sendAction } from './send-action.ts'
import type { Outcome } from './send-action.ts'

export interface KeptPress {
  order: Order
  actionName: OrderActionName
  body: ExecuteActionRequest
}

/** Hears what became of one press, while the page that made it is open and the server answers soon. */
export interface Listener {
  onDone: (order: Order) => void
  /** left out: the refusal is kept, until somebody has read it */
  onRefused?: (refusal: Refusal) => void
  /** it could not be sent, and waits */
  onHeld: () => void
}

/** What became true of one press, as the tab that got it through tells the others: one of them made it. */
interface Settled {
  key: string
  order: Order
}

const CHANNEL = 'sufra.kept-actions'

const isOfOrder =
  (orderId: number) =>
  ({ body }: KeptAction) =>
    body.orderId === orderId

/**
 * What is pressed shows at once, is kept on the device before it is sent, and leaves once, in the order of the presses of
 * each order, whichever tab is alive to send it (decision 32).
 */
export class ActionQueue {
  readonly #queryClient: QueryClient
  readonly #store: ActionStore
  readonly #listeners = new Map<string, Listener>()
  // Pressed, and not yet written down.
  readonly #arriving = new Map<string, KeptAction>()
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

  /** Takes up what was kept before: by this page, by another tab, by yesterday's. */
  async start(): Promise<void> {
    await this.#refresh()
    await this.#sendAll()
  }

  /**
   * What was pressed before goes on being kept, and so does what is pressed on it still: this queue tries once to send it, and a newer one
   * does what is left.
   */
  stop(): void {
    this.#ended.abort()
    // Whoever signed out hears no more of it.
    if (!useSession.getState().user) this.#listeners.clear()
    this.#closeWhenTold()
    useKeptActions.setState({ waiting: [], refused: [] })
    expectOrders(this.#queryClient, order => order)
  }

  press({ order, actionName, body }: KeptPress, listener: Listener): string {
    const { user } = useSession.getState()
    const action: KeptAction = {
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
    // Whoever reads that a press is kept may close the page: until it is written down, nothing says so.
    const arriving = { ...action, failures: 0 }
    this.#listeners.set(action.key, listener)
    this.#arriving.set(action.key, arriving)
    useKeptActions.setState(({ waiting }) => ({ waiting: [...waiting, arriving] }))
    void this.#keepAndSend(action)
    return action.key
  }

  /** Takes back what was not sent. */
  async withdraw(key: string): Promise<void> {
    await this.#store.remove(key)
    await this.#changed()
  }

  /** Somebody has read why it could not happen. */
  async dismiss(key: string): Promise<void> {
    await this.#store.remove(key)
    await this.#changed()
  }

  /** What was pressed has answered in a frame of its own before the orders change, and all that reads them (decision 73). */
  async #keepAndSend(action: KeptAction): Promise<void> {
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

  #show(waiting: readonly KeptAction[], refused = useKeptActions.getState().refused): void {
    useKeptActions.setState({ waiting, refused })
    this.#expect()
  }

  #expect(): void {
    if (this.#ended.signal.aborted) return
    const { waiting } = useKeptActions.getState()
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
   * What is still being written down when a newer version takes this one's place is told to that: it has read what was kept before. And what
   * that one gets through is told here, for here is who asked for a ticket or a way back.
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
    // What was read before a later change must not be shown after it.
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

  async #read(): Promise<KeptAction[]> {
    return this.#store.read(useSession.getState().user?.Id ?? 0)
  }

  #tryAgainLater(): Promise<void> {
    return this.#pause.before(() => this.#sendAll())
  }

  async #sendAll(): Promise<void> {
    const orderIds = new Set((await this.#read()).filter(isWaiting).map(({ body }) => body.orderId))
    await Promise.all([...orderIds].map(orderId => this.#sendOrder(orderId)))
    if (useKeptActions.getState().waiting.length > 0) void this.#tryAgainLater()
  }

  async #sendOrder(orderId: number): Promise<void> {
    await oneAtATime(`${CHANNEL}.${orderId}`, async () => {
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

  async #hold({ key, failures }: KeptAction, retryAfter: number | null): Promise<void> {
    this.#pause.failed(retryAfter)
    await this.#store.change(key, { failures: failures + 1 })
    await this.#changed()
    if (failures === 0) this.#listeners.get(key)?.onHeld()
    void this.#tryAgainLater()
  }

  async #settle({ key }: KeptAction, order: Order): Promise<void> {
    await this.#store.remove(key)
    this.#finish({ key, order })
    await this.#changed({ key, order })
  }

  #finish({ key, order }: Settled): void {
    // First what is expected, then the truth: in one paint the card stays where it is.
    useKeptActions.setState(({ waiting }) => ({ waiting: waiting.filter(each => each.key !== key) }))
    putOrder(this.#queryClient, order)
    this.#expect()
    this.#listeners.get(key)?.onDone(order)
    this.#listeners.delete(key)
  }

  /** What was pressed on top of it cannot happen either. */
  async #refuse(actions: KeptAction[], { refusal, current }: Outcome & { kind: 'refused' }): Promise<void> {
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

const isWaiting = ({ refusal }: KeptAction): boolean => refusal === null

const isTooOld = ({ pressedAt }: KeptAction): boolean => serverNow() - pressedAt > LONGEST_KEPT_MS

const TOO_OLD: Outcome = { kind: 'refused', refusal: { status: null, message: '' }, current: null }
