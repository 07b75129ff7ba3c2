import { PLATFORM } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import type { Platform } from '#src/platform.ts'
import type { Language } from '#src/routing/language.ts'
import { createMailDelivery } from './mail-delivery.ts'
import type { MailMessage } from './mail-message.ts'
import { createMailTransport, hasMailbox } from './mail-transport.ts'
import { MAIL_CHANNEL, deleteOldMails, insertMail, listRendered } from './mail.repository.ts'

export type NewMail = MailMessage & {
  /** null for the operator's people and for addresses that nobody has */
  accountId: number | null
  recipient: string
  language: Language
  /** not worth sending afterwards */
  expiresAt?: Date
  /** written like any other, and never sent */
  isDiscarded?: boolean
}

/**
 * Puts a mail into the outbox, inside the caller's transaction: it leaves if and only if that commits, right afterwards,
 * and nobody waits for it.
 */
export const queueMail = (db: Db, { isDiscarded = false, ...mail }: NewMail): Promise<void> =>
  insertMail(db, {
    ...mail,
    status: isDiscarded ? 'discarded' : 'queued',
    // Nobody will read them, so no code is kept.
    variables: isDiscarded ? null : mail.variables,
  })

export const MAIL_JOB = 'deliver mails'
// A commit wakes the workers at once; this is for what is due again, and for notices that got lost.
const POLL_MS = 2_000
const DAY_MS = 86_400_000
const SHOWN = 100

/** The worker that empties the outbox, over SMTP or into the development mailbox. Any number of nodes may run one. */
export const createMailService = ({ env, log, database, jobs }: Platform) => {
  const transport = createMailTransport(env)
  const deliverDue = createMailDelivery({ database, log, transport })
  let isClosed = false
  let last = Promise.resolve()
  let stopListening: Promise<() => Promise<void>> | undefined

  // One after the other: whoever asks later finds all that was committed before.
  const deliver = (): Promise<void> => {
    const next = last.then(() => deliverDue(() => isClosed))
    last = next.catch(() => undefined)
    return next
  }

  const wake = (): void => {
    deliver().catch(error => log.warn({ err: error }, 'mails not delivered yet'))
  }

  const listen = async (): Promise<void> => {
    if (isClosed) return
    stopListening ??= database.listen(MAIL_CHANNEL, wake)
    await stopListening.catch(error => {
      stopListening = undefined
      throw error
    })
  }

  jobs.every(POLL_MS, MAIL_JOB, async () => {
    await listen()
    await deliver()
  })
  jobs.every(DAY_MS, 'delete old mails', async () => {
    await database.run(PLATFORM, deleteOldMails)
  })
  if (env.NODE_ENV === 'production' && !env.SMTP_URL) log.warn('no mail leaves: SMTP_URL is not set')

  return {
    hasMailbox: hasMailbox(env),
    /** What the development mailbox holds, newest first, with all that was committed so far. */
    mailbox: async (recipient?: string) => {
      await deliver()
      const rows = await database.run(PLATFORM, db => listRendered(db, { recipient, limit: SHOWN }))
      return rows.flatMap(({ id, to, createdAt, rendered }) =>
        rendered ? [{ id, to, createdAt: createdAt.toISOString(), ...rendered }] : [],
      )
    },
    close: async (): Promise<void> => {
      isClosed = true
      await (
        await stopListening?.catch(() => undefined)
      )?.()
      await last
      transport.close()
    },
  }
}
export type MailService = ReturnType<typeof createMailService>
