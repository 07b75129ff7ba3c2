import { readLocalized } from '@sufra/shared/contracts/text'
import { ALL_MERCHANTS, tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { enqueue } from '#src/jobs/job-kind.ts'
import { channelOf } from '#src/modules/channels/channels.ts'
import { queueMail } from '#src/modules/infrastructure/infrastructure.ts'
import { peopleOfBranch, reachableDevices } from '#src/modules/identity/identity.ts'
import type { Colleague } from '#src/modules/identity/identity.ts'
import type { EscalationSettings } from '@sufra/shared/contracts/escalation'
import type { EscalationStep } from '@sufra/shared/contracts/order'
import { dueOrders, escalating } from '../due/due-order.repository.ts'
import type { DueOrder } from '../due/due-order.repository.ts'
import { lockFreeOrder } from '../order.repository.ts'
import type { OrderEntry } from '../order.repository.ts'
import { DEFAULT_ESCALATION, nextStepOf } from '../state/escalation-steps.ts'
import type { NextStep } from '../state/escalation-steps.ts'
import { isRinging } from '../state/order-status.ts'
import { linesOfEntry, publishOrder, takeStep } from '../write/write-order.ts'
import { ESCALATION_PUSH } from './escalation-push.ts'
import { setEscalateAt } from './escalation.repository.ts'

const chosen = (people: Colleague[], ids: number[]) => people.filter(({ id }) => ids.includes(id))
const ofRole = (people: Colleague[], role: Colleague['role']) => people.filter(each => each.role === role)

const firstOf = (...groups: Colleague[][]): Colleague[] => groups.find(group => group.length > 0) ?? []

/** Returns the people at a branch that a step notifies: the chosen ones, otherwise those with the step's role. */
const receiversOf = (
  step: EscalationStep,
  settings: EscalationSettings,
  people: Colleague[],
): Colleague[] => {
  switch (step) {
    case 'louder':
      return people.filter(({ permissions }) => permissions.includes('orders.accept'))
    case 'managers':
      return firstOf(
        chosen(people, settings.managers.people),
        ofRole(people, 'BranchManager'),
        ofRole(people, 'Admin'),
      )
    case 'owner':
      return firstOf(chosen(people, settings.owner.people), ofRole(people, 'Admin'))
  }
}

type Needed = Pick<Foundation, 'database' | 'log' | 'env'>

const mailOf = ({ order, branchName }: OrderEntry, person: Colleague, url: string) => {
  const branch = readLocalized(branchName)
  const channel = readLocalized(channelOf(order.channelId).name)
  return {
    accountId: order.accountId,
    recipient: person.email,
    language: person.language,
    template: 'orderUntouched' as const,
    variables: {
      orderNumber: order.orderNumber,
      branchAr: branch.ar,
      branchEn: branch.en,
      channelAr: channel.ar,
      channelEn: channel.en,
      url: `${url}/live-order?order=${order.id}`,
    },
    expiresAt: order.acceptBy,
  }
}

const tellPeople = async (
  db: Db,
  { entry, step, publicUrl }: { entry: OrderEntry; step: NextStep['step']; publicUrl: string },
): Promise<void> => {
  const { accountId, branchId, id: orderId } = entry.order
  const settings = entry.escalation ?? DEFAULT_ESCALATION
  const people = receiversOf(step, settings, await peopleOfBranch(db, { accountId, branchId }))
  const devices = await reachableDevices(db, { accountId, userIds: people.map(({ id }) => id) })
  for (const { id: deviceId } of devices)
    await enqueue(db, ESCALATION_PUSH, { payload: { accountId, orderId, deviceId } })
  if (step !== 'owner' || !settings.owner.hasMail) return
  for (const person of people) await queueMail(db, mailOf(entry, person, publicUrl))
}

// Counted from the due time of the step before, so that downtime of the server does not delay all later
// steps.
const nextAt = (escalateAt: Date, taken: NextStep, next: NextStep | null): Date | null =>
  next && new Date(escalateAt.getTime() + (next.seconds - taken.seconds) * 1000)

const escalate = async (
  db: Db,
  due: DueOrder,
  { now, publicUrl }: { now: Date; publicUrl: string },
): Promise<void> => {
  const entry = await lockFreeOrder(db, due)
  // The order may have changed since it was found.
  const escalateAt = entry?.order.escalateAt
  if (!entry || !isRinging(entry.order.status) || !escalateAt || escalateAt > now) return
  const taken = nextStepOf(entry.escalation, entry.order.escalation)
  if (!taken) return setEscalateAt(db, entry.order, null)
  const { step } = taken
  const next = nextAt(escalateAt, taken, nextStepOf(entry.escalation, step))
  const changes = { escalation: step, escalateAt: next }
  const change = {
    source: 'system',
    action: 'Escalate',
    to: entry.order.status,
    note: step,
    changes,
  } as const
  const changed = await takeStep(db, { entry, change, now })
  if (!changed) return
  await tellPeople(db, { entry: changed, step, publicUrl })
  await publishOrder(db, changed, await linesOfEntry(db, changed))
}

/**
 * Takes the next escalation step of every new order that nobody has touched in time, over all merchants. Each
 * order has its own transaction, which also queues the notifications, so that each step is taken exactly
 * once.
 */
export const escalateOrders = async ({ database, log, env, now }: Needed & { now: Date }): Promise<void> => {
  const due = await database.run(ALL_MERCHANTS, db => dueOrders(db, escalating(now)))
  for (const order of due)
    await database
      .run(tenant(order.accountId), db => escalate(db, order, { now, publicUrl: env.PUBLIC_URL }))
      .catch(error => log.error({ err: error, orderId: order.id }, 'order not escalated'))
}
