import { notFound } from '#src/errors/errors.ts'
import { isFromThisMachine } from '#src/routing/from-this-machine.ts'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { MailService } from './mail.service.ts'
import { MAILBOX_POLICY, mailboxPage } from './mailbox-page.ts'

/**
 * Development mailbox of an installation without a mail server, for local requests. Otherwise the route does
 * not exist.
 */
export const mailboxRoutes = (mails: MailService): Route[] =>
  mails.hasMailbox
    ? [
        defineRoute('GET /dev/mail', {
          rateLimit: { max: 600, windowSeconds: 60 },
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
