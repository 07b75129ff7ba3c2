import { and, desc, eq, sql } from 'drizzle-orm'
import type { ChannelMenu } from '@sufra/shared/contracts/publication'
import type { Db, Scope } from '#src/database/database.ts'
import { tenantFilter } from '#src/database/tenant-filter.ts'
import { menuPublication } from './menu-publication.table.ts'

interface BrandOnChannel {
  scope: Scope
  serviceProviderId: number
  channelId: number
}

const ofBrand = ({ scope, serviceProviderId, channelId }: BrandOnChannel) =>
  and(
    tenantFilter(scope, menuPublication.accountId),
    eq(menuPublication.serviceProviderId, serviceProviderId),
    eq(menuPublication.channelId, channelId),
  )

/** Returns the menu that a platform shows, as sent; undefined before the first. */
export const onlineMenuOf = async (db: Db, brand: BrandOnChannel): Promise<ChannelMenu | undefined> => {
  const [row] = await db
    .select({ menu: menuPublication.menu })
    .from(menuPublication)
    .where(and(ofBrand(brand), eq(menuPublication.state, 'Online')))
    .orderBy(desc(menuPublication.id))
    .limit(1)
  return row?.menu
}

/** Returns the id of that menu, and whether another one is being published. */
export const publicationStatusOf = async (
  db: Db,
  brand: BrandOnChannel,
): Promise<{ onlineId: number | null; isPublishing: boolean }> => {
  const [row] = await db
    .select({
      onlineId: sql<
        number | null
      >`max(${menuPublication.id}) filter (where ${menuPublication.state} = 'Online')`,
      isPublishing: sql<boolean>`coalesce(bool_or(${menuPublication.state} in ('Queued', 'Sending')), false)`,
    })
    .from(menuPublication)
    .where(ofBrand(brand))
  return row ?? { onlineId: null, isPublishing: false }
}
