import { z } from 'zod'
import { Id, Instant, QueryId } from './wire.ts'

/** Everything of a merchant as one zip, for as long as it is kept. */
export const AccountExport = z.object({
  id: Id,
  state: z.enum(['Queued', 'Running', 'Ready', 'Failed']),
  requestedBy: z.string(),
  at: Instant,
  done: z.int().describe('of the kinds of data, while it is running'),
  total: z.int(),
  bytes: z.int().nullable().describe('null until it is ready'),
  expiresAt: Instant.nullable().describe('when the file goes; null until it is ready'),
})
export type AccountExport = z.infer<typeof AccountExport>
export const AccountExportList = z.array(AccountExport)
export const AccountExportParams = z.object({ id: QueryId })
