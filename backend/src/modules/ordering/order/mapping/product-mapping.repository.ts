import { and, eq, inArray, sql } from 'drizzle-orm'
import { searchKey } from '@sufra/shared/contracts/text'
import type { Localized } from '@sufra/shared/contracts/wire'
import { tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { orderedProductsById } from '#src/modules/catalogue/catalogue.ts'
import type { OrderedProduct } from '#src/modules/catalogue/catalogue.ts'
import { appendMappingChanges } from './mapping-change.repository.ts'
import { productMapping } from '../product-mapping.table.ts'

/** A line with the platform's own names. */
export interface ForeignLine {
  serviceProviderId: number
  channelId: number
  sku: string | null
  name: Localized
}

/** Returns the key of a mapping: the platform's number, otherwise its name in normalized form. */
export const foreignKeyOf = ({ sku, name: { ar, en } }: Pick<ForeignLine, 'sku' | 'name'>): string =>
  sku ? `sku:${sku}` : `name:${searchKey(en || ar).trim()}`

const placeOf = (line: Omit<ForeignLine, 'sku' | 'name'>, key: string): string =>
  `${line.serviceProviderId} ${line.channelId} ${key}`

/**
 * Returns the mapped products of these lines in the same order; undefined without a mapping, or when the
 * product is deleted.
 */
export const findMapped = async (
  db: Db,
  accountId: number,
  asked: ForeignLine[],
): Promise<(OrderedProduct | undefined)[]> => {
  if (asked.length === 0) return []
  const rows = await db
    .select()
    .from(productMapping)
    .where(
      and(
        eq(productMapping.accountId, accountId),
        inArray(productMapping.foreignKey, [...new Set(asked.map(foreignKeyOf))]),
      ),
    )
  const products = await orderedProductsById(db, {
    scope: tenant(accountId),
    serviceProviderIds: [...new Set(rows.map(row => row.serviceProviderId))],
    ids: rows.map(row => row.productId),
  })
  const idAt = new Map(rows.map(row => [placeOf(row, row.foreignKey), row.productId]))
  return asked.map(line => {
    const id = idAt.get(placeOf(line, foreignKeyOf(line)))
    return products.find(each => each.id === id && each.serviceProviderId === line.serviceProviderId)
  })
}

/** Stores the mapping of lines for later orders; the latest one replaces earlier ones. */
export const rememberMappings = async (
  db: Db,
  { accountId, byUserId }: { accountId: number; byUserId: number },
  lines: (ForeignLine & { productId: number })[],
): Promise<void> => {
  // One statement may write a row only once.
  const byPlace = new Map(lines.map(line => [placeOf(line, foreignKeyOf(line)), line]))
  const rows = [...byPlace.values()].map(line => ({
    accountId,
    byUserId,
    serviceProviderId: line.serviceProviderId,
    channelId: line.channelId,
    foreignKey: foreignKeyOf(line),
    foreignName: JSON.stringify(line.name),
    productId: line.productId,
  }))
  const remembered = await db
    .insert(productMapping)
    .values(rows)
    .onConflictDoUpdate({
      target: [
        productMapping.accountId,
        productMapping.serviceProviderId,
        productMapping.channelId,
        productMapping.foreignKey,
      ],
      set: { productId: sql`excluded.product_id`, byUserId, at: sql`now()` },
    })
    .returning({ id: productMapping.id })
  const ids = remembered.map(({ id }) => id)
  await appendMappingChanges(db, { accountId, ids, byUserId, kind: 'Remembered' })
}
