import { and, eq } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { account } from '#src/modules/merchants/account/account.table.ts'
import { serviceProvider } from '#src/modules/merchants/service-provider/service-provider.table.ts'

/** Returns the seller of a brand's orders: the brand's names, and the company with its tax data. */
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
