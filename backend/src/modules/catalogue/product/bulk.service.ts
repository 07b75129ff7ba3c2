import { z } from 'zod'
import type { Permission } from '@sufra/shared/contracts/permission'
import { BulkUndoAnswer, HideAllAnswer, ShowAllAnswer } from '@sufra/shared/contracts/product'
import type {
  BulkUndoRequest,
  BulkUpdateAnswer,
  HideAllRequest,
  ShowAllRequest,
  SortRequest,
} from '@sufra/shared/contracts/product'
import type { Db, Scope } from '#src/database/database.ts'
import { notFound, validation } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { runIdempotently } from '#src/modules/infrastructure/infrastructure.ts'
import {
  requestedBranches,
  ownerOfServiceProvider,
  refuseUnlessEverywhere,
} from '#src/modules/merchants/merchants.ts'
import type { PlanLimitCheck } from '#src/modules/merchants/merchants.ts'
import type { BranchLimited } from '#src/routing/branch-limit.ts'
import { undoChange, undoHiding } from './bulk-undo.ts'
import { bulkUpdate, refuseBeyond } from './bulk-update.ts'
import type { BulkUpdate } from './bulk-update.ts'
import { lockProductsOf, setIndexes } from './bulk.repository.ts'
import type { BrandKey } from './bulk.repository.ts'
import { hideAll, showAll } from './hide-all.ts'
import { presentProducts } from './present-product.ts'
import { productsEverOf } from './product.repository.ts'
import type { ProductRow } from './product.repository.ts'
import { publishAvailability } from './publish-availability.ts'

interface Caller extends BranchLimited {
  scope: Scope
  permissions: readonly Permission[]
}

interface KeyedCaller extends Caller {
  key: string | undefined
}

// 404 for a brand outside of the caller's scope.
const brandOf = async (db: Db, scope: Scope, serviceProviderId: number): Promise<BrandKey> => {
  const accountId = await ownerOfServiceProvider(db, { scope, id: serviceProviderId })
  if (accountId === undefined) throw notFound()
  return { accountId, serviceProviderId }
}

const sortProducts = async (
  db: Db,
  brand: BrandKey,
  { categoryId, items }: z.output<typeof SortRequest>,
): Promise<number> => {
  const wanted = new Map(items.map(({ id, index }) => [id, index]))
  if (wanted.size < items.length) throw validation({ items: ['given_twice'] })
  const found = await lockProductsOf(db, brand, [...wanted.keys()])
  const fitting = found.filter(row => categoryId === undefined || row.categoryId === categoryId)
  if (fitting.length < items.length) throw notFound()
  const moved = items.filter(({ id, index }) => found.some(row => row.id === id && row.index !== index))
  if (moved.length === 0) return 0
  const rows = await setIndexes(db, brand, moved)
  await publishAvailability(db, rows)
  return rows.length
}

// Without the products: thousands of rows, which may have changed before a repeated request reads them again.
const KeptAnswer = z.object({ undoToken: z.uuid().nullable() })

const updateOnce = async (
  db: Db,
  { brand, scope, request }: { brand: BrandKey; scope: Scope; request: BulkUpdate },
  key: string | undefined,
): Promise<{ rows: ProductRow[]; undoToken: string | null }> => {
  const work = () => bulkUpdate(db, { brand, scope, request })
  if (request.preview || key === undefined) return work()
  const { undoToken } = await runIdempotently(db, {
    accountId: brand.accountId,
    route: 'Product/BulkUpdate',
    key,
    body: request,
    answer: KeptAnswer,
    work: async () => ({ undoToken: (await work()).undoToken }),
  })
  return { rows: await productsEverOf(db, scope, request.ids), undoToken }
}

/** Service of changes to many products of a brand at once. A foreign brand, product or branch counts as unknown. */
export const createBulkService = ({
  database,
  checkPlanLimit,
}: Pick<Foundation, 'database'> & { checkPlanLimit: PlanLimitCheck }) => ({
  sort: (scope: Scope, request: z.output<typeof SortRequest>): Promise<{ updated: number }> =>
    database.run(scope, async db => {
      const brand = await brandOf(db, scope, request.serviceProviderId)
      return { updated: await sortProducts(db, brand, request) }
    }),

  /** Idempotent per `key`. `undoToken` undoes it: see `showAll`. */
  hideAll: (
    { key, ...caller }: KeyedCaller,
    request: z.output<typeof HideAllRequest>,
  ): Promise<HideAllAnswer> =>
    database.run(caller.scope, async db => {
      const brand = await brandOf(db, caller.scope, request.serviceProviderId)
      const branchIds = await requestedBranches(db, caller, request)
      return runIdempotently(db, {
        accountId: brand.accountId,
        route: 'Product/HideAll',
        key,
        body: request,
        answer: HideAllAnswer,
        work: () => hideAll(db, brand, branchIds),
      })
    }),

  /** Idempotent per `key`: a repeated request returns the count of the first one. */
  showAll: (
    { key, ...caller }: KeyedCaller,
    request: z.output<typeof ShowAllRequest>,
  ): Promise<z.output<typeof ShowAllAnswer>> =>
    database.run(caller.scope, async db => {
      const { undoToken } = request
      const brand = await brandOf(db, caller.scope, request.serviceProviderId)
      const branchIds = undoToken === undefined ? await requestedBranches(db, caller, request) : []
      return runIdempotently(db, {
        accountId: brand.accountId,
        route: 'Product/ShowAll',
        key,
        body: request,
        answer: ShowAllAnswer,
        work: async () => ({
          affected:
            undoToken === undefined
              ? await showAll(db, brand, branchIds)
              : await undoHiding(db, { brand, caller, undoToken }),
        }),
      })
    }),

  /**
   * 403 without `menu.price`, `menu.snooze` or `menu.delete` for changes of that kind, and `forbidden_branch`
   * for availability in branches beyond the caller's. Idempotent with an Idempotency-Key.
   */
  update: async (
    caller: Caller,
    request: BulkUpdate,
    key?: string,
  ): Promise<z.input<typeof BulkUpdateAnswer>> => {
    const { scope, permissions } = caller
    refuseBeyond(permissions, request.set)
    return database.run(scope, async db => {
      const brand = await brandOf(db, scope, request.serviceProviderId)
      if (request.set.isVisible !== undefined) await refuseUnlessEverywhere(db, { caller, brand })
      const { rows, undoToken } = await updateOnce(db, { brand, scope, request }, key)
      return { products: await presentProducts(db, rows), undoToken }
    })
  },

  /** With an Idempotency-Key a repeated request does not treat the first one as a later change. */
  undo: (
    caller: Caller,
    request: z.output<typeof BulkUndoRequest>,
    key?: string,
  ): Promise<z.output<typeof BulkUndoAnswer>> =>
    database.run(caller.scope, async db => {
      const { serviceProviderId, undoToken } = request
      const brand = await brandOf(db, caller.scope, serviceProviderId)
      return runIdempotently(db, {
        accountId: brand.accountId,
        route: 'Product/BulkUndo',
        key,
        body: request,
        answer: BulkUndoAnswer,
        work: () => undoChange(db, { brand, caller, undoToken }, checkPlanLimit),
      })
    }),
})
export type BulkService = ReturnType<typeof createBulkService>
