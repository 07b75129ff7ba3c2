import { z } from 'zod'
import { Channel } from './channel.ts'
import { EscalationStep, OrderStatus } from './order.ts'
import { Id, Instant, LocalizedText, QueryId, QueryIdOrAll } from './wire.ts'

const Step = z.strictObject({
  isOn: z.boolean(),
  seconds: z.int().min(5).max(3600).describe('seconds since the order started to ring or was silenced'),
})

const People = z.array(Id).max(20).describe('user ids; empty: the users whose role the step addresses')

/** Escalation settings of one branch. Enabled steps must be in ascending order of time. */
export const EscalationSettings = z
  .strictObject({
    louder: Step.describe('full ring volume, and a push to the devices of people who may accept orders'),
    managers: Step.extend({ people: People }).describe('a push to the managers of the branch'),
    owner: Step.extend({ people: People, hasMail: z.boolean() }).describe(
      'a push and an e-mail to the Admins',
    ),
  })
  .superRefine((settings, context) => {
    let latest = 0
    for (const name of EscalationStep.options) {
      const { isOn, seconds } = settings[name]
      if (isOn && seconds <= latest)
        context.addIssue({
          code: 'custom',
          message: 'step_not_later',
          path: [name, 'seconds'],
          input: seconds,
        })
      if (isOn) latest = Math.max(latest, seconds)
    }
  })
export type EscalationSettings = z.infer<typeof EscalationSettings>

/** A person who may be notified of a branch's orders. */
export const EscalationPerson = z.object({
  id: Id,
  name: z.string(),
  roleName: LocalizedText,
  hasDevice: z.boolean().describe('true if a push can reach the person'),
})
export type EscalationPerson = z.infer<typeof EscalationPerson>

export const BranchEscalation = z.object({
  branchId: Id,
  settings: EscalationSettings,
  people: z.array(EscalationPerson),
})
export type BranchEscalation = z.infer<typeof BranchEscalation>

export const EscalationQuery = z.object({ BranchId: QueryId })
export const EscalationRequest = z.strictObject({ branchId: Id, settings: EscalationSettings })
export type EscalationRequest = z.infer<typeof EscalationRequest>

export const NearlyMissedQuery = z.object({ BranchId: QueryIdOrAll.default(0) })

/** An order that escalated because nobody touched it. */
export const NearlyMissedOrder = z.object({
  id: Id,
  orderNumber: z.string(),
  channel: Channel,
  branchId: Id,
  branchName: LocalizedText,
  rangAt: Instant,
  step: EscalationStep,
  orderStatus: OrderStatus,
  touchedAfterSeconds: z.int().nullable().describe('null if no person has acted on it'),
  touchedBy: z.string().nullable(),
})
export type NearlyMissedOrder = z.infer<typeof NearlyMissedOrder>

/** The last 24 hours: counts of all, and the newest 50. */
export const NearlyMissed = z.object({
  counts: z.object({ louder: z.int(), managers: z.int(), owner: z.int(), missed: z.int() }),
  orders: z.array(NearlyMissedOrder),
})
export type NearlyMissed = z.infer<typeof NearlyMissed>
