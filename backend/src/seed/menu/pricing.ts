import { and, eq } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { channelPricing } from '#src/modules/catalogue/pricing/channel-pricing.table.ts'
import { priceException } from '#src/modules/catalogue/pricing/price-exception.table.ts'
import { product } from '#src/modules/catalogue/product/product.table.ts'
import { channelKeys } from '#src/modules/channels/channels.ts'

interface Brand {
  accountId: number
  serviceProviderId: number
}

// The prices pass on a part of the commission and are rounded to familiar amounts.
const RULE = { percent: 12, roundUpTo: 0.5, commissionPercent: 18 }
// The best-known dish costs hardly more there than in house.
const SIGNATURE = { sku: 'RIC-01', price: 50 }

/** Adds a brand's prices on one platform: a rule, and a dish with its own price. */
export const addPricing = async (db: Db, brand: Brand): Promise<void> => {
  const channelId = channelKeys().find(({ key }) => key === 'hungerstation')?.id
  if (channelId === undefined) return
  const { accountId, serviceProviderId } = brand
  const [dish] = await db
    .select({ productId: product.id })
    .from(product)
    .where(
      and(
        eq(product.accountId, accountId),
        eq(product.serviceProviderId, serviceProviderId),
        eq(product.sku, SIGNATURE.sku),
      ),
    )
  // The other demo merchant sells at menu prices everywhere.
  if (!dish) return
  await db.insert(channelPricing).values({ ...brand, channelId, ...RULE })
  await db.insert(priceException).values({ accountId, ...dish, channelId, price: SIGNATURE.price })
}
