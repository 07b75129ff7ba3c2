import { z } from 'zod'
import { Id, Instant, QueryId } from './wire.ts'

/** Export of a merchant's data as one zip, for as long as it is stored. */
export const AccountExport = z.object({
  id: Id,
  state: z.enum(['Queued', 'Running', 'Ready', 'Failed']),
  requestedBy: z.string(),
  at: Instant,
  done: z.int().describe('exported kinds of data while the export is running'),
  total: z.int(),
  bytes: z.int().nullable().describe('null until it is ready'),
  expiresAt: Instant.nullable().describe('time at which the file is deleted; null until it is ready'),
})
export type AccountExport = z.infer<typeof AccountExport>
export const AccountExportList = z.array(AccountExport)
export const AccountExportParams = z.object({ id: QueryId })
