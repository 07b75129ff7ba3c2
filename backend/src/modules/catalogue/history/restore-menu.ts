import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { MenuRestoreAnswer, MenuRestoreRequest } from '@sufra/shared/contracts/menu-history'
import type { Permission } from '@sufra/shared/contracts/permission'
import { readLocalized, searchKey } from '@sufra/shared/contracts/text'
import type { Db, Scope } from '#src/database/database.ts'
import { sqlStateOf } from '#src/database/sql-state.ts'
import { alreadyExists, forbiddenRole, notFound } from '#src/errors.ts'
import type { AnnounceProducts } from '#src/modules/catalogue/category/category.service.ts'
import { beginChange } from './change.ts'
import { hasRevision, livingIds, revisionAt } from './menu-history.repository.ts'
import type { HistoryFilter } from './menu-history.repository.ts'
import { pastOf, putBack } from './past-state.repository.ts'
import type { Columns, Past } from './past-state.repository.ts'
import { changedFields, isOffMenu } from './present-revision.ts'

const UNIQUE_VIOLATION = '23505'
const PRICES = ['price', 'sizes']

type Change = MenuRestoreAnswer['changes'][number]
type Request = z.output<typeof MenuRestoreRequest>

const isSame = (column: string, { then, now }: Past): boolean =>
  column === 'deleted_at' ? isOffMenu(then) === isOffMenu(now) : isDeepStrictEqual(then[column], now[column])

const differing = (past: Past[]): Past[] =>
  past
    .map(row => ({
      ...row,
      then: Object.fromEntries(Object.entries(row.then).filter(([column]) => !isSame(column, row))),
    }))
    .filter(({ then }) => Object.keys(then).length > 0)

const asIds = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter(id => typeof id === 'number') : []

/** A version may name a category or choices that are off the menu by now: without those, rather than not at all. */
const withoutTheGone = async (db: Db, scope: Scope, then: Columns): Promise<Columns> => {
  const { category_id: categoryId, choices_ids: choicesIds, ...rest } = then
  const categories = await livingIds(db, { scope, entity: 'category', ids: asIds([categoryId]) })
  const choices = await livingIds(db, { scope, entity: 'choice', ids: asIds(choicesIds) })
  return {
    ...rest,
    ...(categories.length > 0 && { category_id: categoryId }),
    ...(choicesIds !== undefined && { choices_ids: asIds(choicesIds).filter(id => choices.includes(id)) }),
  }
}

const withSearchKey = (row: Past): Past => {
  const { name } = row.then
  if (row.entity !== 'product' || typeof name !== 'string') return row
  const { ar, en } = readLocalized(name)
  return { ...row, then: { ...row.then, search_key: searchKey(`${en} ${ar}`) } }
}

const changeOf = ({ entity, id, then, now }: Past): Change => ({
  entity,
  entityId: id,
  name: String(now.name),
  kind: 'deleted_at' in then ? (isOffMenu(then) ? 'removed' : 'broughtBack') : 'changed',
  fields: changedFields(now, then),
})

const refuseBeyond = (permissions: readonly Permission[], past: Past[]): void => {
  const touches = (columns: string[]) => past.some(({ then }) => columns.some(column => column in then))
  if (touches(PRICES) && !permissions.includes('menu.price')) throw forbiddenRole()
  if (touches(['deleted_at']) && !permissions.includes('menu.delete')) throw forbiddenRole()
}

const findPast = async (db: Db, filter: HistoryFilter, to: Request['to']): Promise<Past[]> => {
  if ('at' in to) return differing(await pastOf(db, filter, await revisionAt(db, filter, new Date(to.at))))
  const one = { ...filter, entity: to.entity, entityId: to.entityId }
  if (!(await hasRevision(db, one, to.revisionId))) throw notFound()
  const [row] = await pastOf(db, one, to.revisionId)
  if (!row) return []
  return differing([{ ...row, then: await withoutTheGone(db, filter.scope, row.then) }])
}

interface Means {
  accountId: number
  announceProducts: AnnounceProducts
}

const apply = async (
  db: Db,
  { filter, past }: { filter: HistoryFilter; past: Past[] },
  { accountId, announceProducts }: Means,
): Promise<string> => {
  const changeId = await beginChange(db)
  await putBack(db, filter, past.map(withSearchKey)).catch((error: unknown) => {
    // Its number in the kitchen went to another dish meanwhile.
    throw sqlStateOf(error) === UNIQUE_VIOLATION ? alreadyExists() : error
  })
  const ids = past.filter(({ entity }) => entity === 'product').map(({ id }) => id)
  if (ids.length > 0) await announceProducts(db, { accountId, ids })
  return changeId
}

/** Inside the transaction of `db`. 403 when it would change prices, or take off the menu, without the right to. */
export const restoreMenu = async (
  db: Db,
  { scope, permissions, request }: { scope: Scope; permissions: readonly Permission[]; request: Request },
  means: Means,
): Promise<MenuRestoreAnswer> => {
  const filter = { scope, serviceProviderId: request.serviceProviderId }
  const past = await findPast(db, filter, request.to)
  refuseBeyond(permissions, past)
  const isKept = request.preview || past.length === 0
  return { undoToken: isKept ? null : await apply(db, { filter, past }, means), changes: past.map(changeOf) }
}
