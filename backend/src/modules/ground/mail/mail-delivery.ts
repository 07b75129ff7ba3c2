import { PLATFORM } from '#src/database/database.ts'
import type { Database } from '#src/database/database.ts'
import type { Logger } from '#src/platform.ts'
import { MailMessage } from './mail-message.ts'
import { isRefused } from './mail-transport.ts'
import type { MailTransport } from './mail-transport.ts'
import { claimMails, giveUpLateMails, markFailed, markSent, postponeMail } from './mail.repository.ts'
import type { ClaimedMail } from './mail.repository.ts'
import { renderMail } from './render-mail.ts'

const AT_ONCE = 5
const WAITS_SECONDS = [5, 15, 60, 300, 900, 1800, 3600]
const LONGEST_REASON = 300

interface Options {
  database: Database
  log: Logger
  transport: MailTransport
}

// A mail server may quote the message, so what was filled in is taken out of its answer.
const reasonOf = (error: unknown, { variables }: ClaimedMail): string => {
  const secrets = Object.values(variables ?? {}).map(String)
  return secrets
    .filter(secret => secret.length > 3)
    .reduce(
      (text, secret) => text.replaceAll(secret, '…'),
      error instanceof Error ? error.message : String(error),
    )
    .slice(0, LONGEST_REASON)
}

/** Hands over what is due until nothing is. The database waits for no mail server: a mail is claimed, sent, then noted. */
export const createMailDelivery = ({ database, log, transport }: Options) => {
  const note = async (mail: ClaimedMail, { error, isFinal }: { error: unknown; isFinal: boolean }) => {
    const { id, template, attempts } = mail
    const lastError = reasonOf(error, mail)
    const seconds = WAITS_SECONDS[Math.min(attempts, WAITS_SECONDS.length) - 1] ?? 0
    log[isFinal || attempts === 1 ? 'warn' : 'debug'](
      { mailId: id, template, attempts, reason: lastError },
      isFinal ? 'mail given up' : 'mail not sent yet',
    )
    await database.run(PLATFORM, async db => {
      if (isFinal) await markFailed(db, id, lastError)
      else await postponeMail(db, { id, seconds, lastError })
    })
  }

  const deliver = async (mail: ClaimedMail): Promise<void> => {
    const { template, variables, language } = mail
    const message = MailMessage.safeParse({ template, variables })
    if (!message.success) return note(mail, { error: 'The variables do not fit the template', isFinal: true })
    const rendered = renderMail(message.data, language)
    try {
      await transport.send(mail, rendered)
    } catch (error) {
      return note(mail, { error, isFinal: isRefused(error) })
    }
    await database.run(PLATFORM, db => markSent(db, mail.id, transport.isKept ? rendered : null))
  }

  return async (isStopped: () => boolean): Promise<void> => {
    await database.run(PLATFORM, giveUpLateMails)
    while (!isStopped()) {
      const mails = await database.run(PLATFORM, db => claimMails(db, AT_ONCE))
      if (mails.length === 0) return
      const outcomes = await Promise.allSettled(mails.map(deliver))
      const failure = outcomes.find(outcome => outcome.status === 'rejected')
      if (failure) throw failure.reason
    }
  }
}
