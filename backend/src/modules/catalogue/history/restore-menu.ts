import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { MenuRestoreAnswer, MenuRestoreRequest } from '@sufra/shared/contracts/menu-history'
import type { Permission } from '@sufra/shared/contracts/permission'
import { readLocalized, searchKey } from '@sufra/shared/contracts/text'
import type { Db, Scope } from '#src/database/database.ts'
import { sqlStateOf } from '#src/database/sql-state.ts'
import { alreadyExists, forbiddenRole, inUse, notFound } from '#src/errors.ts'
import type { AnnounceProducts } from '#src/modules/catalogue/category/category.service.ts'
import { beginChange } from './change.ts'
import { hasRevision, isNeeded, revisionAt } from './menu-history.repository.ts'
import type { HistoryFilter } from './menu-history.repository.ts'
import { pastOf, putBack } from './past-state.repository.ts'
import type { Past } from './past-state.repository.ts'
import { changedFields, isOffMenu } from './present-revision.ts'
import { withSoundLinks } from './sound-links.ts'

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
  if ('at' in to) return pastOf(db, filter, await revisionAt(db, filter, new Date(to.at)))
  const one = { ...filter, entity: to.entity, entityId: to.entityId }
  if (!(await hasRevision(db, one, to.revisionId))) throw notFound()
  return pastOf(db, one, to.revisionId)
}

// One version of a category or a choice may be that of when it was deleted: not while something on the menu needs it.
const refuseNeeded = async (db: Db, filter: HistoryFilter, past: Past[]): Promise<void> => {
  const leaving = past.filter(({ entity, then }) => entity !== 'product' && isOffMenu(then))
  const going = past.flatMap(({ entity, id }) => (entity === 'product' ? [id] : []))
  for (const { entity, id } of leaving)
    if (await isNeeded(db, { filter, entity, id, besides: going })) throw inUse()
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
  const found = differing(await findPast(db, filter, request.to))
  const { past: sound, leftOut } = await withSoundLinks(db, filter, found)
  const past = differing(sound)
  refuseBeyond(permissions, past)
  await refuseNeeded(db, filter, past)
  const isKept = request.preview || past.length === 0
  const undoToken = isKept ? null : await apply(db, { filter, past }, means)
  return { undoToken, changes: past.map(changeOf), leftOut }
}
