import { z } from 'zod'
import { Id, Instant } from '@sufra/shared/contracts/wire'
import { notFound } from '#src/errors.ts'
import { isFromThisMachine } from '#src/routing/from-this-machine.ts'
import { defineRoute, type Route } from '#src/routing/route.ts'
import type { MailService } from './mail.service.ts'
import { MAILBOX_POLICY, mailboxPage } from './mailbox-page.ts'

const MailboxQuery = z.object({ to: z.string().trim().toLowerCase().max(254).optional() })

const Mailbox = z.array(
  z.object({
    id: Id,
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    createdAt: Instant,
  }),
)

/** The mails of a set-up without a mail server, for whoever sits at the machine. Elsewhere this address does not exist. */
export const mailboxRoutes = (mails: MailService): Route[] =>
  mails.hasMailbox
    ? [
        defineRoute({
          method: 'GET',
          path: '/dev/mail',
          summary: 'What would have been mailed, newest first; `to` filters. Local development only',
          access: 'public',
          rateLimit: { max: 600, windowSeconds: 60 },
          query: MailboxQuery,
          response: Mailbox,
          handler: async ({ query, request, reply }) => {
            if (!isFromThisMachine(request)) throw notFound()
            const entries = await mails.mailbox(query.to)
            if (!(request.headers.accept ?? '').includes('text/html')) return entries
            return reply
              .type('text/html; charset=utf-8')
              .header('content-security-policy', MAILBOX_POLICY)
              .send(mailboxPage(entries))
          },
        }),
      ]
    : []
