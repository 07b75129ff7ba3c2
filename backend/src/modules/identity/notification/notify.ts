import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { NOTIFICATION_KINDS } from '@sufra/shared/contracts/notification-kinds'
import type { NotificationKind } from '@sufra/shared/contracts/notification-kinds'
import type { Db } from '#src/database/database.ts'
import { defineJob, enqueue } from '#src/jobs/job-kind.ts'
import { MailMessage } from '#src/modules/infrastructure/infrastructure.ts'
import { Facts } from './words.ts'

export const NOTIFY = defineJob({
  name: 'notify',
  payload: z.object({
    kind: z.enum(NOTIFICATION_KINDS.map(({ kind }) => kind)),
    eventId: z.uuid(),
    at: z.iso.datetime(),
    accountId: z.int().nullable().describe('null: it is for the operator’s people'),
    branchId: z.int().nullable().describe('null: for who is limited to no branch'),
    about: z.string(),
    facts: Facts,
    mail: MailMessage.nullable().describe('null: the words of the notification itself'),
  }),
  maxAttempts: 8,
})
export type Notice = z.infer<typeof NOTIFY.payload>

export interface NewNotice {
  kind: NotificationKind
  accountId: number | null
  branchId?: number | null
  facts: Facts
  /** a specific mail for people who are notified by mail */
  mail?: MailMessage
  /** part of the subject besides kind and branch; events with the same subject share one notification with a count */
  about?: string | number
}

/** Returns the payload of the job: the event and its time. */
export const noticeOf = (
  { kind, accountId, branchId = null, about = '', ...rest }: NewNotice,
  at: Date,
): Notice => ({
  kind,
  accountId,
  branchId,
  facts: rest.facts,
  mail: rest.mail ?? null,
  eventId: randomUUID(),
  at: at.toISOString(),
  about: `${kind} ${branchId ?? ''} ${about}`.trim(),
})

/**
 * Notifies all people concerned, in the ways that each chose, when the caller's transaction commits. All
 * notifications use this function. It works in any scope and costs the caller one write.
 */
export const notify = (db: Db, notice: NewNotice) =>
  enqueue(db, NOTIFY, { payload: noticeOf(notice, new Date()) })
