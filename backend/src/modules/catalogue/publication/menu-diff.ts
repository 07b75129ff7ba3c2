import { isDeepStrictEqual } from 'node:util'
import { afterCommission } from '@sufra/shared/contracts/channel-price'
import { ChannelMenuItem } from '@sufra/shared/contracts/publication'
import type { ChannelDiff, ChannelMenu, MenuDiffRow } from '@sufra/shared/contracts/publication'
import { categoryNamesOf, detailsOf } from './diff-details.ts'

const FIELDS = ChannelMenuItem.keyof().options

interface Facts {
  /** price in house of each dish on the menu */
  housePrices: ReadonlyMap<number, number | null>
  commissionPercent: number
}

interface Categories {
  categories: { now: ReadonlyMap<number, string>; then: ReadonlyMap<number, string> }
}

// Nearly all fields are plain or empty, and there are thousands of dishes, so the deep comparison is only for
// the others.
const isEqual = (one: unknown, other: unknown): boolean => {
  if (one === other) return true
  // Published by a version without this field.
  if (other === undefined || other === null) return one === null || (Array.isArray(one) && one.length === 0)
  if (typeof one !== 'object' || typeof other !== 'object') return false
  if (Array.isArray(one) && Array.isArray(other) && one.length + other.length === 0) return true
  return isDeepStrictEqual(one, other)
}

const rowOf = (
  { item, published }: { item: ChannelMenuItem; published: ChannelMenuItem | undefined },
  { housePrices, commissionPercent, categories }: Facts & Categories,
): MenuDiffRow => {
  const fields = published ? FIELDS.filter(field => !isEqual(item[field], published[field])) : []
  const details = published ? detailsOf({ item, published }, categories) : []
  const isChanged = fields.length > 0 || details.length > 0
  return {
    productId: item.productId,
    name: item.name,
    change: published ? (isChanged ? 'changed' : 'same') : 'new',
    housePrice: housePrices.get(item.productId) ?? null,
    price: item.price,
    publishedPrice: published?.price ?? null,
    publishedName: published?.name ?? null,
    leftOver: item.price === null ? null : afterCommission(item.price, commissionPercent),
    fields,
    details,
  }
}

const goneRow = (item: ChannelMenuItem, { housePrices }: Facts): MenuDiffRow => ({
  productId: item.productId,
  name: item.name,
  change: 'gone',
  housePrice: housePrices.get(item.productId) ?? null,
  price: null,
  publishedPrice: item.price,
  publishedName: item.name,
  leftOver: null,
  fields: [],
  details: [],
})

/**
 * Returns the differences between the menu that a platform would show and the published one (null: none yet),
 * in the order of the menu.
 */
export const diffOf = (
  { menu, published }: { menu: ChannelMenu; published: ChannelMenu | null },
  facts: Facts,
): Pick<ChannelDiff, 'counts' | 'rows'> => {
  const before = new Map((published?.items ?? []).map(item => [item.productId, item]))
  const kept = new Set(menu.items.map(({ productId }) => productId))
  const categories = { now: categoryNamesOf(menu), then: categoryNamesOf(published) }
  const rows = [
    ...menu.items.map(item =>
      rowOf({ item, published: before.get(item.productId) }, { ...facts, categories }),
    ),
    ...[...before.values()].filter(({ productId }) => !kept.has(productId)).map(item => goneRow(item, facts)),
  ]
  const counts = { new: 0, changed: 0, gone: 0, same: 0 }
  for (const { change } of rows) counts[change] += 1
  return { counts, rows }
}
