import { and, count, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { account } from '#src/modules/merchants/account/account.table.ts'
import { integration } from '#src/modules/channels/integration/integration.table.ts'
import { product } from '#src/modules/catalogue/product/product.table.ts'
import { serviceProvider } from '#src/modules/merchants/service-provider/service-provider.table.ts'
import { order } from '#src/modules/ordering/order/order.table.ts'
import { user } from '#src/modules/identity/user/user.table.ts'

/** Returns whether the merchant has any order other than tests. */
export const hasOrders = async (db: Db, accountId: number): Promise<boolean> => {
  const first = await db
    .select({ id: order.id })
    .from(order)
    .where(and(eq(order.accountId, accountId), eq(order.isTest, false)))
    .limit(1)
  return first.length > 0
}

/** Returns which parts the merchant has set up. */
export const readSetup = async (db: Db, accountId: number) => {
  const products = await db
    .select({ id: product.id })
    .from(product)
    .where(and(eq(product.accountId, accountId), isNull(product.deletedAt)))
    .limit(1)
  const integrations = await db
    .select({ id: integration.id })
    .from(integration)
    .where(eq(integration.accountId, accountId))
    .limit(1)
  const [people] = await db
    .select({ count: count() })
    .from(user)
    .where(and(eq(user.accountId, accountId), eq(user.isActive, true)))
  const logos = await db
    .select({ id: serviceProvider.id })
    .from(serviceProvider)
    .where(and(eq(serviceProvider.accountId, accountId), isNotNull(serviceProvider.logoKey)))
    .limit(1)
  const [company] = await db
    .select({ vatNumber: account.vatNumber })
    .from(account)
    .where(eq(account.id, accountId))
  return {
    menu: products.length > 0,
    platform: integrations.length > 0,
    team: (people?.count ?? 0) >= 2,
    logo: logos.length > 0,
    vatNumber: Boolean(company?.vatNumber),
  }
}
