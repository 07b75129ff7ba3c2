import type { Peer } from '../peer.ts'
import { Refusal } from '../refusal.ts'
import { newShop } from '../shop/shop.ts'
import { tick } from '../clock.ts'
import { startTestPlatforms } from '../testing/start-test-platforms.ts'
import type { TestPlatforms } from '../testing/start-test-platforms.ts'
import { nextNews } from './later.ts'
import type { OrderState, PeerOrder, Step } from './peer-order.ts'
import { placeOrder } from './place-order.ts'
import { applyStep } from './apply-step.ts'

const SHOP = newShop({ storeId: 'HS-1001', name: { ar: '', en: '' }, secret: '' })
const STATES: OrderState[] = [
  ...(['new', 'seen', 'accepted', 'ready', 'out'] as const),
  ...(['delivered', 'rejected', 'cancelled', 'expired'] as const),
]

let played: TestPlatforms
let peer: Peer
beforeEach(async () => {
  played = await startTestPlatforms()
  peer = played.platforms.peer('hungerstation')
})
afterEach(() => played.close())

const orderIn = (state: OrderState, changes: Partial<PeerOrder> = {}): PeerOrder =>
  Object.assign(placeOrder(peer, SHOP, { kind: 'normal' }), { state, type: 'delivery' }, changes)
const outcome = (work: () => PeerOrder): string => {
  try {
    return work().state
  } catch (error) {
    if (error instanceof Refusal) return error.reason
    throw error
  }
}

describe('a step of a shop with an order', () => {
  it.each<[Step, Partial<Record<OrderState, OrderState>>]>([
    ['accept', { new: 'accepted', seen: 'accepted' }],
    ['reject', { new: 'rejected', seen: 'rejected' }],
    ['delay', { accepted: 'accepted' }],
    ['ready', { accepted: 'ready' }],
    ['handOver', { ready: 'out' }],
    ['cancel', { accepted: 'cancelled', ready: 'cancelled' }],
  ])('%s is allowed from its states only', (step, leads) => {
    const isOfWaiting = step === 'accept' || step === 'reject'
    for (const state of STATES) {
      const order = orderIn(state)
      const refused = state === 'expired' && isOfWaiting ? 'windowOver' : 'wrongState'
      const found = outcome(() => applyStep(peer, SHOP, { orderId: order.id, step, minutes: 5 }))
      expect([state, found]).toEqual([state, leads[state] ?? refused])
      if (!leads[state]) expect(order.history.map(({ what }) => what)).toEqual(['placed'])
    }
  })

  it('seen is always allowed, and changes only a new order', () => {
    for (const state of STATES) {
      const order = orderIn(state)
      const found = outcome(() => applyStep(peer, SHOP, { orderId: order.id, step: 'see' }))
      expect(found).toBe(state === 'new' ? 'seen' : state)
    }
  })

  it('a delay counts from the promised time, and again from the new one', () => {
    const order = orderIn('new')
    const promise = (step: Step, minutes: number) =>
      applyStep(peer, SHOP, { orderId: order.id, step, minutes }).promisedAt
    const accepted = promise('accept', 20)
    expect(accepted).toBe(peer.now() + 20 * 60_000)
    played.pass(5)
    expect([promise('delay', 10), promise('delay', 5)]).toEqual([
      (accepted ?? 0) + 10 * 60_000,
      (accepted ?? 0) + 15 * 60_000,
    ])
  })

  it('an order of another shop is unknown', () => {
    const other = newShop({ storeId: 'HS-1002', name: { ar: '', en: '' }, secret: '' })
    const { id } = orderIn('new')
    expect(outcome(() => applyStep(peer, other, { orderId: id, step: 'accept' }))).toBe('unknownOrder')
  })

  it("the last instant of the window is inside it, the next one is not, and both report the order's state", () => {
    const [inTime, late] = [orderIn('new'), orderIn('new')]
    played.pass(7)
    expect(outcome(() => applyStep(peer, SHOP, { orderId: inTime.id, step: 'accept' }))).toBe('accepted')
    played.pass(1 / 60_000)
    expect(outcome(() => applyStep(peer, SHOP, { orderId: late.id, step: 'reject' }))).toBe('windowOver')
    expect(late.history.at(-1)).toEqual({ what: 'expired', at: late.acceptBy })
  })
})

describe('an event outside the shop', () => {
  it.each<[OrderState, string[]]>([
    ['new', ['cancelled', 'driverAssigned']],
    ['accepted', ['cancelled', 'driverAssigned', 'pickedUp']],
    ['ready', ['cancelled', 'driverAssigned', 'pickedUp', 'delivered']],
    ['out', ['delivered']],
    ...(['delivered', 'rejected', 'cancelled', 'expired'] as const).map((state): [OrderState, string[]] => [
      state,
      [],
    ]),
  ])('is possible for an order that is %s: %j', (state, news) => {
    expect(nextNews(orderIn(state))).toEqual(news)
  })

  it('sends no driver to a pick-up order', () => {
    expect(nextNews(orderIn('ready', { type: 'pickup' }))).toEqual(['cancelled', 'delivered'])
  })
})

describe('a driver', () => {
  const drive = (minutes: number) => {
    played.pass(minutes)
    tick(peer, { drivers: true })
  }
  const stepsOf = ({ history }: PeerOrder) => history.map(({ what }) => what).slice(1)

  it('comes only for an accepted order, and takes it only when it is ready', () => {
    const [waiting, cooking] = [orderIn('new'), orderIn('new')]
    applyStep(peer, SHOP, { orderId: cooking.id, step: 'accept', minutes: 20 })
    for (let minute = 0; minute < 6; minute += 1) drive(1)
    expect([stepsOf(waiting), stepsOf(cooking)]).toEqual([[], ['accept', 'driverAssigned']])
    for (let minute = 0; minute < 30; minute += 1) drive(1)
    expect(stepsOf(cooking)).toEqual(['accept', 'driverAssigned', 'driverArrived'])
  })

  it('is not awaited if the shop handed the order over itself', () => {
    const order = orderIn('new')
    for (const step of ['accept', 'ready', 'handOver'] as const)
      applyStep(peer, SHOP, { orderId: order.id, step, minutes: 1 })
    for (let minute = 0; minute < 20; minute += 1) drive(1)
    expect(order.state).toBe('delivered')
    expect(stepsOf(order)).toEqual(['accept', 'ready', 'handOver', 'delivered'])
  })

  it('stops at a cancelled order', () => {
    const order = orderIn('new')
    applyStep(peer, SHOP, { orderId: order.id, step: 'accept', minutes: 1 })
    drive(1)
    applyStep(peer, SHOP, { orderId: order.id, step: 'cancel' })
    for (let minute = 0; minute < 20; minute += 1) drive(1)
    expect(stepsOf(order)).toEqual(['accept', 'driverAssigned', 'cancel'])
  })
})
