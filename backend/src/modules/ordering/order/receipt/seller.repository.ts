import { and, eq } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { account } from '#src/modules/merchants/account/account.table.ts'
import { serviceProvider } from '#src/modules/merchants/service-provider/service-provider.table.ts'

/** Who sells what a brand's orders are for: the brand as customers know it, and the company as its papers say it. */
export const findSeller = async (
  db: Db,
  { accountId, serviceProviderId }: { accountId: number; serviceProviderId: number },
) => {
  const [row] = await db
    .select({ brand: serviceProvider, company: account })
    .from(serviceProvider)
    .innerJoin(account, eq(account.id, serviceProvider.accountId))
    .where(and(eq(serviceProvider.accountId, accountId), eq(serviceProvider.id, serviceProviderId)))
  return row
}
