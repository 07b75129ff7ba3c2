import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { size } from '#src/modules/catalogue/size/size.table.ts'
import { menuRevision } from './menu-revision.table.ts'
import type { ChangeKey } from './undo-change-group.ts'

/**
 * Returns the sizes that a change created and nobody has changed since, locked. They have no revisions of
 * their own; their creation time equals the transaction's time to the microsecond.
 */
export const sizesMadeBy = (
  db: Db,
  { accountId, serviceProviderId, changeId }: ChangeKey,
): Promise<{ accountId: number; id: number }[]> => {
  const moments = db
    .select({ at: menuRevision.at })
    .from(menuRevision)
    .where(
      and(
        eq(menuRevision.accountId, accountId),
        eq(menuRevision.serviceProviderId, serviceProviderId),
        eq(menuRevision.changeId, changeId),
      ),
    )
  return db
    .select({ accountId: size.accountId, id: size.id })
    .from(size)
    .where(
      and(
        eq(size.accountId, accountId),
        eq(size.serviceProviderId, serviceProviderId),
        eq(size.rowVersion, 1),
        inArray(size.updatedAt, moments),
      ),
    )
    .orderBy(asc(size.id))
    .for('update')
}
