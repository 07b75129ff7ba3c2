import { draftOrder } from './draft.ts'
import type { Draft } from './draft.ts'
import type { Dish } from './menu.ts'
import type { Faults } from './options.ts'
import type { Later, Platform } from './platform.ts'
import type { Random } from './random.ts'

/** One request to Sufra and the expected answer. */
export interface Delivery {
  /** milliseconds after the order is due */
  after: number
  what: string
  platform: Platform
  storeId: string
  secret: string
  body: string
  expected: { status: number; result?: 'accepted' | 'duplicate' }
}

export interface PlannedOrder {
  draft: Draft
  deliveries: Delivery[]
}

export interface Turn {
  platform: Platform
  storeId: string
  secret: string
  /** unique across all runs */
  run: string
  /** 1, 2, 3 … within this run */
  position: number
  faults: Faults
  menu: readonly Dish[]
  random: Random
}

// Another start in each run, so that two runs do not show the same numbers on one board.
const firstNumber = (run: string): number =>
  1000 + [...run].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 8000, 0)

const ACCEPTED = { status: 200, result: 'accepted' } as const
const DUPLICATE = { status: 200, result: 'duplicate' } as const
const REFUSED = { status: 401 } as const

const draftFor = ({ platform, run, position, faults, menu, random }: Turn): Draft => {
  const age = random.happens(faults.late) ? random.between(60, 180) * 1000 : 0
  return draftOrder(
    {
      id: `${platform.prefix}-${run}-${position}`,
      number: firstNumber(run) + position,
      placedAt: new Date(Date.now() - age),
      isScheduled: random.happens(faults.scheduled),
      hasUnknownDish: random.happens(faults.unknown),
      hasWrongPrice: random.happens(faults.wrongPrice),
      hasServiceFee: random.happens(faults.serviceFees),
      hasWeight: random.happens(faults.weights),
      isBroken: random.happens(faults.broken),
    },
    menu,
    random,
  )
}

/** Returns all messages that a platform sends about one order, by time. */
export const planOrder = (turn: Turn): PlannedOrder => {
  const { platform, storeId, secret, run, position, faults, random } = turn
  const draft = draftFor(turn)
  let events = 0
  const ids = () => ({ storeId, eventId: `${platform.prefix}-evt-${run}-${position}-${(events += 1)}` })
  const delivery = (after: number, what: string, message: object): Delivery => ({
    after,
    what,
    platform,
    storeId,
    secret,
    expected: ACCEPTED,
    body: JSON.stringify(message),
  })
  const later = (after: number, what: Later) => delivery(after, what, platform.later(what, draft, ids()))

  const placed = delivery(0, 'order', platform.order(draft, ids()))
  if (random.happens(faults.badSignature)) {
    const forged = { ...placed, what: 'order, forged', secret: `not ${secret}`, expected: REFUSED }
    return { draft, deliveries: [forged] }
  }
  const deliveries = [placed]
  if (random.happens(faults.duplicates)) {
    const again = { ...placed, what: 'order, again', expected: DUPLICATE }
    for (let copy = random.between(1, 3); copy > 0; copy -= 1)
      deliveries.push({ ...again, after: copy * 300 })
    if (random.happens(0.3))
      deliveries.push(delivery(1200, 'order, other event', platform.order(draft, ids())))
  }
  // A message that overtakes its order is sent half a second before it.
  const isOutOfOrder = random.happens(faults.outOfOrder)
  const isCancelled = random.happens(faults.cancels)
  if (isCancelled) deliveries.push(later(isOutOfOrder ? -500 : random.between(2000, 8000), 'cancelled'))
  const hasDriver = random.happens(faults.drivers) || (isOutOfOrder && !isCancelled)
  if (hasDriver && draft.type === 'delivery') {
    deliveries.push(later(isOutOfOrder ? -500 : 1500, 'driverAssigned'), later(6000, 'driverArrived'))
  } else if (isOutOfOrder && !isCancelled) {
    deliveries.push(later(-500, 'cancelled'))
  }
  const first = Math.min(...deliveries.map(({ after }) => after))
  return {
    draft,
    deliveries: deliveries
      .map(each => ({ ...each, after: each.after - first }))
      .toSorted((left, right) => left.after - right.after),
  }
}
