import { and, eq } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { account } from '#src/modules/merchants/account/account.table.ts'
import { serviceProvider } from '#src/modules/merchants/service-provider/service-provider.table.ts'

/** Who sells what a brand's orders are for: its name, and the tax number of the merchant. */
export const findSeller = async (
  db: Db,
  { accountId, serviceProviderId }: { accountId: number; serviceProviderId: number },
): Promise<{ name: string; legalName: string | null; vatNumber: string | null } | undefined> => {
  const [row] = await db
    .select({ name: serviceProvider.name, legalName: account.legalName, vatNumber: account.vatNumber })
    .from(serviceProvider)
    .innerJoin(account, eq(account.id, serviceProvider.accountId))
    .where(and(eq(serviceProvider.accountId, accountId), eq(serviceProvider.id, serviceProviderId)))
  return row
}
