import { isDeepStrictEqual } from 'node:util'
import { and, inArray } from 'drizzle-orm'
import type { Db, Scope } from '#src/database/database.ts'
import { tenantFilter } from '#src/database/tenant-filter.ts'
import { branchSnoozesOf } from '../branch-snooze.repository.ts'
import type { BranchSnoozeRow } from '../branch-snooze.repository.ts'
import { branchSnooze } from '../branch-snooze.table.ts'
import type { KeptSnooze, SnoozeTrace } from '../branch-snooze.table.ts'
import { lockProducts, updateProducts } from '../product.repository.ts'
import type { ProductRow } from '../product.repository.ts'
import { publishAvailability } from '../publish-availability.ts'

interface Products {
  scope: Scope
  ids: number[]
}

const keptSnooze = ({ branchId, reason, snoozedAt, ...row }: BranchSnoozeRow): KeptSnooze => ({
  branchId,
  reason,
  until: row.until?.toISOString() ?? null,
  snoozedAt: snoozedAt.toISOString(),
  ...(row.heldByChange && {
    held: { until: row.heldUntil?.toISOString() ?? null, byChange: row.heldByChange },
  }),
})

const readSnoozes = async (db: Db, products: Products): Promise<(productId: number) => KeptSnooze[]> => {
  const rows = await branchSnoozesOf(db, products)
  return productId => rows.filter(row => row.productId === productId).map(keptSnooze)
}

const saleOf = (row: ProductRow): Omit<SnoozeTrace['before'], 'branchSnoozes'> => ({
  isVisible: row.isVisible,
  snoozedUntil: row.snoozedUntil?.toISOString() ?? null,
  snoozeReason: row.snoozeReason,
  snoozedAt: row.snoozedAt?.toISOString() ?? null,
  excludeBranchesIds: row.excludeBranchesIds,
})

/** Runs `work`, which changes the availability of products, and returns the change of each. */
export const traceAvailability = async (
  db: Db,
  products: Products,
  work: () => Promise<ProductRow[]>,
): Promise<SnoozeTrace[]> => {
  const found = await lockProducts(db, products.scope, products.ids)
  const snoozesBefore = await readSnoozes(db, products)
  const changed = await work()
  const snoozesAfter = await readSnoozes(db, products)
  return changed.flatMap(({ id, rowVersion }) => {
    const row = found.find(each => each.id === id)
    if (!row) return []
    const before = { ...saleOf(row), branchSnoozes: snoozesBefore(id) }
    return { productId: id, name: row.name, before, after: { rowVersion, branchSnoozes: snoozesAfter(id) } }
  })
}

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text))

const putBackSnoozes = async (db: Db, accountId: number, trace: SnoozeTrace): Promise<void> => {
  const { productId, before } = trace
  const rows = before.branchSnoozes.map(({ branchId, until, reason, snoozedAt, held }) => ({
    accountId,
    productId,
    branchId,
    reason,
    until: instant(until),
    snoozedAt: new Date(snoozedAt),
    heldUntil: instant(held?.until ?? null),
    heldByChange: held?.byChange ?? null,
  }))
  if (rows.length > 0) await db.insert(branchSnooze).values(rows)
}

const restoreTraces = async (
  db: Db,
  { scope, traces }: { scope: Scope; traces: SnoozeTrace[] },
): Promise<ProductRow[]> => {
  const ids = traces.map(({ productId }) => productId)
  await db
    .delete(branchSnooze)
    .where(and(tenantFilter(scope, branchSnooze.accountId), inArray(branchSnooze.productId, ids)))
  const rows: ProductRow[] = []
  for (const trace of traces) {
    const { isVisible, snoozedUntil, snoozeReason, snoozedAt, excludeBranchesIds } = trace.before
    const times = { snoozedUntil: instant(snoozedUntil), snoozedAt: instant(snoozedAt) }
    const changes = { isVisible, snoozeReason, excludeBranchesIds, ...times }
    const changed = await updateProducts(db, { scope, ids: [trace.productId] }, changes)
    for (const row of changed) await putBackSnoozes(db, row.accountId, trace)
    rows.push(...changed)
  }
  return rows
}

/**
 * Undoes a snooze inside the caller's transaction. Products that were changed or deleted since stay; returns
 * their names.
 */
export const revertSnooze = async (
  db: Db,
  { scope, traces }: { scope: Scope; traces: SnoozeTrace[] },
): Promise<string[]> => {
  const ids = traces.map(({ productId }) => productId)
  if (ids.length === 0) return []
  const found = await lockProducts(db, scope, ids)
  const snoozesNow = await readSnoozes(db, { scope, ids })
  const isUntouched = ({ productId, after }: SnoozeTrace): boolean =>
    found.some(({ id, rowVersion }) => id === productId && rowVersion === after.rowVersion) &&
    isDeepStrictEqual(snoozesNow(productId), after.branchSnoozes)
  const untouched = traces.filter(isUntouched)
  if (untouched.length > 0)
    await publishAvailability(db, await restoreTraces(db, { scope, traces: untouched }), 'availability')
  return traces.filter(trace => !untouched.includes(trace)).map(({ name }) => name)
}
