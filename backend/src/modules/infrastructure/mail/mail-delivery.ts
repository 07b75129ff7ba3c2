import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Database } from '#src/database/database.ts'
import type { Logger } from '#src/logging/logger.ts'
import { MailMessage } from './mail-message.ts'
import { isRefused } from './mail-transport.ts'
import type { MailTransport } from './mail-transport.ts'
import { findQueued, giveUpLateMails, markFailed, markSent, noteFailure } from './mail.repository.ts'
import type { QueuedMail } from './mail.repository.ts'
import { renderMail } from './render-mail.ts'

const LONGEST_REASON = 300

interface Options {
  database: Database
  log: Logger
  transport: MailTransport
}

// Removes the variables from the error, because a mail server may quote the message.
const reasonOf = (error: unknown, { variables }: QueuedMail): string => {
  const secrets = Object.values(variables ?? {}).map(String)
  return secrets
    .filter(secret => secret.length > 3)
    .reduce(
      (text, secret) => text.replaceAll(secret, '…'),
      error instanceof Error ? error.message : String(error),
    )
    .slice(0, LONGEST_REASON)
}

/**
 * Delivers one mail, unless it was sent or would arrive too late. No transaction is open during the delivery:
 * the mail is read, sent, then marked. Throws retryable errors without the mail's variables.
 */
export const createMailDelivery = ({ database, log, transport }: Options) => {
  const giveUp = async ({ id, template }: QueuedMail, reason: string): Promise<void> => {
    log.warn({ mailId: id, template, reason }, 'mail given up')
    await database.run(ALL_MERCHANTS, db => markFailed(db, id, reason))
  }

  return async (mailId: number): Promise<void> => {
    const mail = await database.run(ALL_MERCHANTS, async db => {
      await giveUpLateMails(db)
      return findQueued(db, mailId)
    })
    if (!mail) return
    const message = MailMessage.safeParse({ template: mail.template, variables: mail.variables })
    if (!message.success) return giveUp(mail, 'The variables do not fit the template')
    const rendered = renderMail(message.data, mail.language)
    try {
      await transport.send(mail, rendered)
    } catch (error) {
      const reason = reasonOf(error, mail)
      if (isRefused(error)) return giveUp(mail, reason)
      await database.run(ALL_MERCHANTS, db => noteFailure(db, mailId, reason))
      throw new Error(reason)
    }
    await database.run(ALL_MERCHANTS, db => markSent(db, mailId, transport.isKept ? rendered : null))
  }
}
