import type { Delivery, PlannedOrder } from '../../simulate/plan.ts'
import { isExpected, send } from '../../simulate/send.ts'
import type { Answer } from '../../simulate/send.ts'
import type { Attack, Ground } from '../attack.ts'
import { ordersFor } from '../intake.ts'
import { query, queryOf } from '../instance/database.ts'
import { percentile } from '../../figures/figures.ts'
import { checkStored } from '../stored-orders.ts'
import type { Verdicts } from '../verdicts.ts'

const AT_ONCE = 16
const FAULTS = {
  duplicates: 0.4,
  outOfOrder: 0.4,
  cancels: 0.3,
  drivers: 0.6,
  late: 0.2,
  badSignature: 0.05,
  unknown: 0.1,
  wrongPrice: 0.05,
  scheduled: 0.1,
  serviceFees: 0.1,
  weights: 0.1,
  broken: 0.05,
}

/** Returns the items in random order. */
const shuffled = <Item>(items: readonly Item[], { random }: Ground): Item[] =>
  items
    .map(item => ({ item, at: random.next() }))
    .toSorted((left, right) => left.at - right.at)
    .map(({ item }) => item)

// Copies arrive in random order, so any result with status 200 is a success for the platform.
const isRight = (delivery: Delivery, answer: Answer): boolean =>
  delivery.expected.status === 200 ? answer.status === 200 : isExpected(delivery, answer)

const sendAll = async (
  { url, say }: Ground,
  deliveries: Delivery[],
  verdicts: Verdicts,
): Promise<Map<Delivery, Answer>> => {
  const answers = new Map<Delivery, Answer>()
  const left = [...deliveries]
  const worker = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const delivery = next
      const answer = await send(url, delivery)
      answers.set(delivery, answer)
      verdicts.check(isRight(delivery, answer), () => ({
        what: `a webhook answered ${answer.status} ${answer.result} to ${delivery.what}`,
        sent: delivery.body,
        came: `${answer.status} ${answer.result}`,
      }))
      if (answers.size % 500 === 0) say(`${answers.size} of ${deliveries.length} events`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return answers
}

interface Row {
  id: string
  status: string
  failure: string | null
  driver: { name: string; arrived: boolean } | null
}

/** Returns the reason why the final state of an order is wrong, for any order of its events; undefined if correct. */
const complaintAbout = ({ draft, deliveries }: PlannedOrder, row: Row): string | undefined => {
  const told = new Set(deliveries.map(({ what }) => what))
  if (told.has('cancelled')) return row.status === 'Cancelled' ? undefined : `not cancelled: ${row.status}`
  const started = draft.scheduledFor ? ['Scheduled'] : ['New', 'Missed']
  const states = row.failure === 'unknown_product' ? ['Failed'] : started
  if (!states.includes(row.status)) return `${row.status}, not ${states.join(' or ')}`
  if (row.status === 'Missed') return undefined
  if (told.has('driverAssigned') && row.driver?.name !== draft.driver.name) return 'has not got its driver'
  if (told.has('driverArrived') && !row.driver?.arrived) return 'its driver at the door was sent away again'
  return undefined
}

const checkStates = async (
  { instance }: Ground,
  orders: PlannedOrder[],
  verdicts: Verdicts,
): Promise<void> => {
  const rows = await query<Row>(
    instance,
    `select channel_order_id as id, status, failure_reason as failure, driver
      from app_order where channel_order_id = any($1)`,
    [orders.map(({ draft }) => draft.id)],
  )
  for (const row of rows) {
    const order = orders.find(({ draft }) => draft.id === row.id)
    const complaint = order && complaintAbout(order, row)
    verdicts.check(!complaint, () => ({
      what: 'the state of an order is wrong',
      sent: `${row.id}: ${order?.deliveries.map(({ what }) => what).join(', ')}, shuffled`,
      came: complaint ?? '',
    }))
  }
}

const checkForged = async (
  { instance }: Ground,
  forged: PlannedOrder[],
  verdicts: Verdicts,
): Promise<void> => {
  const ids = forged.map(({ draft }) => draft.id)
  const rows = await query<{ id: string }>(
    instance,
    'select channel_order_id as id from platform_event where channel_order_id = any($1)',
    [ids],
  )
  verdicts.check(rows.length === 0, () => ({
    what: 'a message with a wrong signature was kept',
    sent: ids.join(', '),
    came: rows.map(({ id }) => id).join(', '),
  }))
}

/** Sends events of all three platforms with simulated faults in random order, then checks the stored orders. */
export const storm: Attack = async (ground, verdicts) => {
  const orders = [...ordersFor(ground, { count: ground.size.orders, faults: FAULTS })]
  const isForged = ({ deliveries }: PlannedOrder) =>
    deliveries.some(({ expected }) => expected.status === 401)
  const real = orders.filter(order => !isForged(order))
  const deliveries = shuffled(
    orders.flatMap(order => order.deliveries),
    ground,
  )
  const answers = await sendAll(ground, deliveries, verdicts)
  const isTaken = ({ deliveries: some }: PlannedOrder) =>
    some.some(each => each.what.startsWith('order') && answers.get(each)?.status === 200)
  const acknowledged = new Set(real.filter(isTaken).map(({ draft }) => draft.id))
  await checkStored(queryOf(ground.instance), acknowledged, verdicts)
  await checkStates(ground, real, verdicts)
  await checkForged(ground, orders.filter(isForged), verdicts)
  const times = [...answers.values()].map(({ milliseconds }) => milliseconds)
  verdicts.figure(`${answers.size} events, p99 ${percentile(times, 0.99).toFixed(0)} ms`)
}
