import { createTransport } from 'nodemailer'
import type { Env } from '#src/env.ts'
import type { QueuedMail } from './mail.repository.ts'
import type { RenderedMail } from './render-mail.ts'

/** Transport of mails. `isKept`: mails stay in the development mailbox. */
export interface MailTransport {
  isKept: boolean
  /** Throws when the mail was not accepted. */
  send(mail: QueuedMail, rendered: RenderedMail): Promise<void>
  close(): void
}

const CONNECTIONS = 5
const CONNECT_MS = 10_000
const SILENCE_MS = 20_000
// Limits a hanging mail server, because each delivery occupies a job worker.
const LONGEST_SEND_MS = 60_000

// The same for every attempt: receivers recognize a mail again that was accepted before a crash of its
// sender.
const messageIdOf = ({ id, createdAt }: QueuedMail, from: string): string =>
  `<${id}.${createdAt.getTime().toString(36)}@${from.replace(/^.*@|>$/g, '')}>`

const attachmentsOf = ({ attachment }: QueuedMail) =>
  attachment
    ? [
        {
          filename: attachment.name,
          contentType: attachment.type,
          content: attachment.content,
          encoding: 'base64',
        },
      ]
    : []

const within = async <Result>(work: Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server took too long')), LONGEST_SEND_MS)
  })
  return Promise.race([work, tooLong]).finally(() => clearTimeout(timer))
}

// Headers for the unsubscribe button of mail programs (RFC 8058).
const stopHeaders = (url: string | undefined): Record<string, string> =>
  url ? { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}

const smtpTransport = (url: string, from: string): MailTransport => {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    // Prevents that a template reads files or fetches URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    isKept: false,
    send: async (mail, { stopUrl, ...rendered }) => {
      await within(
        transport.sendMail({
          ...rendered,
          from,
          to: { name: '', address: mail.recipient },
          messageId: messageIdOf(mail, from),
          date: mail.createdAt,
          attachments: attachmentsOf(mail),
          headers: {
            'Auto-Submitted': 'auto-generated',
            'Content-Language': mail.language,
            ...stopHeaders(stopUrl),
          },
        }),
      )
    },
    close: () => transport.close(),
  }
}

const mailboxTransport: MailTransport = {
  isKept: true,
  send: async () => undefined,
  close: () => undefined,
}

const noTransport: MailTransport = {
  ...mailboxTransport,
  isKept: false,
  send: async () => {
    throw new Error('SMTP_URL is not set')
  },
}

/** Returns whether /dev/mail replaces a mail server. */
export const hasMailbox = ({ SMTP_URL, NODE_ENV }: Env): boolean => !SMTP_URL && NODE_ENV !== 'production'

export const createMailTransport = (env: Env): MailTransport => {
  if (env.SMTP_URL) return smtpTransport(env.SMTP_URL, env.MAIL_FROM)
  return hasMailbox(env) ? mailboxTransport : noTransport
}

/**
 * Returns whether this recipient or message was refused permanently. Other errors, such as a failed login at
 * the mail server, are retried.
 */
export const isRefused = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const command = 'command' in error ? error.command : undefined
  // An invalid address fails before it reaches the mail server.
  if (command === 'API') return true
  const isFinal = 'responseCode' in error && Number(error.responseCode) >= 500
  return isFinal && (command === 'RCPT TO' || command === 'DATA')
}
