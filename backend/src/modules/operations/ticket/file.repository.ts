import { and, eq, isNotNull, or } from 'drizzle-orm'
import type { Db, Scope } from '#src/database/database.ts'
import { tenantFilter } from '#src/database/tenant-filter.ts'
import { ticketFile } from './ticket.table.ts'

// A merchant cannot see files of the operator that are unsent or belong to notes.
const FOR_MERCHANT = and(
  eq(ticketFile.isOfNote, false),
  or(eq(ticketFile.side, 'merchant'), isNotNull(ticketFile.messageId)),
)

/** Returns a file with its bytes, if the scope may see it. */
export const findFile = async (db: Db, scope: Scope, id: number) => {
  const [row] = await db
    .select({ name: ticketFile.name, type: ticketFile.type, bytes: ticketFile.bytes })
    .from(ticketFile)
    .where(
      and(
        ...[eq(ticketFile.id, id), tenantFilter(scope, ticketFile.accountId)],
        scope.kind === 'tenant' ? FOR_MERCHANT : undefined,
      ),
    )
  return row
}
