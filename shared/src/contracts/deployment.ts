import { z } from 'zod'
import { Code } from './fields.ts'
import { Id, Instant } from './wire.ts'

/** `starting` (with 503) until the database is ready and every required remote is released; `missing` are their names. */
export const Health = z.object({ status: z.enum(['ok', 'starting']), missing: z.array(z.string()) })
export type Health = z.infer<typeof Health>

export const MailboxQuery = z.object({ to: Code().toLowerCase().max(254).optional() })

/** Mails that the server did not send, newest first. */
export const Mailbox = z.array(
  z.object({
    id: Id,
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    createdAt: Instant,
  }),
)
