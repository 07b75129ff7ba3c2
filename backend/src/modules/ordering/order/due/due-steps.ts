import { ALL_MERCHANTS, tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { connectorOf } from '#src/modules/channels/channels.ts'
import type { BranchStates } from '#src/modules/merchants/merchants.ts'
import { pauseWhenMissed } from '../policy/on-missed.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { completing, dueOrders, expiring, releasing } from './due-order.repository.ts'
import type { Deadline, DueOrder } from './due-order.repository.ts'
import { acceptByOf } from '../write/new-order.ts'
import { lockFreeOrder } from '../order.repository.ts'
import type { OrderEntry } from '../order.repository.ts'
import type { OrderRow } from '../order.table.ts'
import { escalateAtOf } from '../state/escalation-steps.ts'
import { SYSTEM_STEPS } from '../state/transitions.ts'
import { notifyOfOrder } from '../notify-of-order.ts'
import { linesOfEntry, publishOrder, takeStep } from '../write/write-order.ts'

const AUTO_COMPLETE_MS = 90 * 60_000

interface DueStep {
  action: keyof typeof SYSTEM_STEPS
  deadline(now: Date): Deadline
  changes?(entry: OrderEntry, now: Date): Partial<OrderRow>
}

// The acceptance window of a scheduled order begins when it rings.
const ringing = ({ order, escalation }: OrderEntry, now: Date): Partial<OrderRow> => {
  const { acceptWindowSeconds } = connectorOf(order.channelId).capabilities
  const window = acceptByOf(null, now, { acceptWindowSeconds })
  return {
    acceptBy: order.acceptBy > window ? order.acceptBy : window,
    escalateAt: order.isTest ? null : escalateAtOf(escalation, { reached: null, from: now }),
  }
}

const DUE_STEPS: DueStep[] = [
  { action: 'expire', deadline: expiring },
  { action: 'release', deadline: releasing, changes: ringing },
  {
    action: 'autoComplete',
    deadline: now => completing(new Date(now.getTime() - AUTO_COMPLETE_MS)),
  },
]

const takeDueStep = async (
  db: Db,
  due: DueOrder,
  { step, now, branchStates }: { step: DueStep; now: Date; branchStates: BranchStates },
): Promise<void> => {
  const entry = await lockFreeOrder(db, due)
  const { from, to } = SYSTEM_STEPS[step.action]
  // A cashier may have acted since.
  if (entry?.order.status !== from) return
  const change = { source: 'system', action: step.action, to, changes: step.changes?.(entry, now) } as const
  const changed = await takeStep(db, { entry, change, now })
  if (!changed) return
  // A missed test order concerns nobody.
  if (step.action === 'expire' && !changed.order.isTest) {
    await notifyOfOrder(db, changed, { kind: 'orderMissed' })
    await pauseWhenMissed(db, changed, { now, branchStates })
  }
  await publishOrder(db, changed, await linesOfEntry(db, changed))
}

/** Applies all due steps of all merchants, one transaction per order. */
export const takeDueSteps = async ({
  database,
  log,
  now,
  branchStates,
}: Pick<Foundation, 'database' | 'log'> & { now: Date; branchStates: BranchStates }): Promise<void> => {
  const due = await database.run(ALL_MERCHANTS, async db => {
    const found = []
    for (const step of DUE_STEPS) {
      for (const order of await dueOrders(db, step.deadline(now))) found.push({ order, step })
    }
    return found
  })
  for (const { order, step } of due) {
    // An order that fails must not stop the others.
    await database
      .run(tenant(order.accountId), db => takeDueStep(db, order, { step, now, branchStates }))
      .catch(error => log.error({ err: error, orderId: order.id }, 'due step not taken'))
  }
}
