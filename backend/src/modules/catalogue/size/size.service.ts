import type { z } from 'zod'
import { Size } from '@sufra/shared/contracts/size'
import type { SizeListQuery, SizeRequest, SizeUpdateRequest } from '@sufra/shared/contracts/size'
import type { Page } from '@sufra/shared/contracts/wire'
import type { Db, Scope } from '#src/database/database.ts'
import { inUse, notFound, staleVersion, validation } from '#src/errors/errors.ts'
import { runIdempotently } from '#src/modules/infrastructure/infrastructure.ts'
import { ownerOfServiceProvider } from '#src/modules/merchants/merchants.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { pageAnswer, sliceOf } from '#src/routing/page.ts'
import {
  countSizes,
  deleteSize,
  findSize,
  holdSizes,
  insertSize,
  listSizes,
  lockSize,
  updateSize,
} from './size.repository.ts'
import type { SizeRow } from './size.repository.ts'
import { dropSize, isSizeSold } from './sold-products.repository.ts'

type NewSize = z.output<typeof SizeRequest>
type SizeChange = z.output<typeof SizeUpdateRequest>

const present = (row: SizeRow | undefined): Size => {
  if (!row) throw notFound()
  return { ...row, updatedAt: row.updatedAt.toISOString() }
}

const columnsOf = ({ name, index }: Pick<NewSize, 'name' | 'index'>) => ({
  name: JSON.stringify({ ar: name.ar, en: name.en }),
  index,
})

interface Adding {
  scope: Scope
  key: string | undefined
}

const addSize = async (db: Db, request: NewSize, { scope, key }: Adding): Promise<Size> => {
  const { serviceProviderId } = request
  const accountId = await ownerOfServiceProvider(db, { scope, id: serviceProviderId })
  if (accountId === undefined) throw validation({ serviceProviderId: ['not_found'] })
  return runIdempotently(db, {
    accountId,
    route: 'Size/Add',
    key,
    body: request,
    answer: Size,
    work: async () => present(await insertSize(db, { accountId, serviceProviderId, ...columnsOf(request) })),
  })
}

const changeSize = async (db: Db, request: SizeChange, scope: Scope): Promise<SizeRow | undefined> => {
  const { id, serviceProviderId, rowVersion } = request
  const before = await lockSize(db, { scope, serviceProviderId, ids: [id] })
  if (!before) throw notFound()
  if (rowVersion !== undefined && rowVersion !== before.rowVersion)
    throw staleVersion(Size.parse(present(before)))
  return updateSize(db, before, columnsOf(request))
}

// Deleted products, which may be restored, lose the size.
const dropUnlessSold = async (db: Db, key: { accountId: number; id: number }): Promise<boolean> => {
  if (await isSizeSold(db, key)) return false
  await dropSize(db, key)
  await deleteSize(db, key)
  return true
}

const removeSize = async (db: Db, { scope, id }: { scope: Scope; id: number }): Promise<SizeRow> => {
  const before = await lockSize(db, { scope, serviceProviderId: 0, ids: [id] })
  if (!before) throw notFound()
  if (!(await dropUnlessSold(db, before))) throw inUse()
  return before
}

export const createSizeService = ({ database }: Pick<Foundation, 'database'>) => ({
  list: async (scope: Scope, query: z.output<typeof SizeListQuery>): Promise<Page<Size>> =>
    database.run(scope, async db => {
      const filter = { scope, serviceProviderId: query.ServiceProviderId }
      const rows = await listSizes(db, filter, sliceOf(query))
      return pageAnswer(query, { rows: rows.map(present), totalCount: await countSizes(db, filter) })
    }),

  get: async (scope: Scope, id: number): Promise<Size> =>
    present(await database.run(scope, db => findSize(db, { scope, id }))),

  /** Idempotent per `key`. */
  add: (adding: Adding, request: NewSize): Promise<Size> =>
    database.run(adding.scope, db => addSize(db, request, adding)),

  /** 409 `stale_version` for an old rowVersion. */
  update: async (scope: Scope, request: SizeChange): Promise<Size> =>
    present(await database.run(scope, db => changeSize(db, request, scope))),

  /** 409 `in_use` while a product on the menu has it. */
  remove: async (scope: Scope, id: number): Promise<Size> =>
    present(await database.run(scope, db => removeSize(db, { scope, id }))),
})
export type SizeService = ReturnType<typeof createSizeService>

/** Returns those of the sizes that the merchant's brand has, locked against deletion until the transaction ends. */
export const sizesOf = (
  db: Db,
  of: { scope: Scope; serviceProviderId: number; ids: number[] },
): Promise<Set<number>> => holdSizes(db, of)

/** Deletes locked sizes, except for those in use. */
export const dropUnsoldSizes = async (
  db: Db,
  keys: readonly { accountId: number; id: number }[],
): Promise<void> => {
  for (const key of keys) await dropUnlessSold(db, key)
}
