import { z } from 'zod'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { enqueue, defineJob } from '#src/jobs/job-kind.ts'
import type { Foundation } from '#src/app/foundation.ts'
import type { Language } from '#src/routing/language.ts'
import { createMailDelivery } from './mail-delivery.ts'
import type { MailMessage } from './mail-message.ts'
import { createMailTransport, hasMailbox } from './mail-transport.ts'
import type { MailAttachment } from './mail.table.ts'
import { deleteOldMails, giveUpLateMails, insertMail, listQueued, listRendered } from './mail.repository.ts'

// Job that delivers a mail. Its payload is the mail's id only, so that the job's row contains no code, link
// or address. Twelve attempts take about 22 hours.
const DELIVER_MAIL = defineJob({
  name: 'deliver-mail',
  payload: z.object({ mailId: z.int() }),
  maxAttempts: 12,
})

export type NewMail = MailMessage & {
  /** null for the operator's people and for unknown addresses */
  accountId: number | null
  recipient: string
  language: Language
  attachment?: MailAttachment
  /** the mail is useless afterwards */
  expiresAt?: Date
  /** queued like any other mail, but never sent */
  isDiscarded?: boolean
}

/** Puts a mail into the outbox, inside the caller's transaction. It is sent when that commits, asynchronously. */
export const queueMail = async (db: Db, { isDiscarded = false, ...mail }: NewMail): Promise<void> => {
  const mailId = await insertMail(db, {
    ...mail,
    status: isDiscarded ? 'discarded' : 'queued',
    // Never sent, so no code is stored.
    ...(isDiscarded && { variables: null, attachment: null }),
  })
  // For discarded mails too, so that a code request takes the same time for unknown addresses.
  await enqueue(db, DELIVER_MAIL, { payload: { mailId } })
}

const SHOWN = 100

/** Delivers the outbox, over SMTP or into the development mailbox: see `DELIVER_MAIL`. */
export const createMailService = ({ env, log, database, jobs }: Foundation) => {
  const transport = createMailTransport(env)
  const deliver = createMailDelivery({ database, log, transport })

  jobs.handle(DELIVER_MAIL, ({ mailId }) => deliver(mailId))
  jobs.cron('give-up-late-mails', '*/5 * * * *', async () => {
    await database.run(ALL_MERCHANTS, giveUpLateMails)
  })
  jobs.cron('delete-old-mails', '53 1 * * *', async () => {
    await database.run(ALL_MERCHANTS, deleteOldMails)
  })
  if (env.NODE_ENV === 'production' && !env.SMTP_URL) log.warn('no mail leaves: SMTP_URL is not set')

  return {
    hasMailbox: hasMailbox(env),
    /** Returns the development mailbox, newest first, including all committed mails. */
    mailbox: async (recipient?: string) => {
      for (const { id } of await database.run(ALL_MERCHANTS, listQueued)) await deliver(id)
      const rows = await database.run(ALL_MERCHANTS, db => listRendered(db, { recipient, limit: SHOWN }))
      return rows.flatMap(({ id, to, createdAt, rendered }) =>
        rendered ? [{ id, to, createdAt: createdAt.toISOString(), ...rendered }] : [],
      )
    },
    close: (): void => transport.close(),
  }
}
export type MailService = ReturnType<typeof createMailService>
