import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { MenuEntity, MenuRestoreAnswer, MenuRestoreRequest } from '@sufra/shared/contracts/menu-history'
import { readLocalized, searchKey } from '@sufra/shared/contracts/text'
import type { Db } from '#src/database/database.ts'
import { sqlStateOf } from '#src/errors/sql-state.ts'
import { alreadyExists, inUse, notFound } from '#src/errors/errors.ts'
import type { AnnounceProducts, NoteAvailability } from '#src/modules/catalogue/category/category.service.ts'
import { refuseEqualGroupNames } from '#src/modules/catalogue/choice/choice.service.ts'
import type { PlanLimitCheck } from '#src/modules/merchants/merchants.ts'
import { beginChange } from './change.ts'
import { hasRevision, isNeeded, revisionAt } from './menu-history.repository.ts'
import type { HistoryFilter } from './menu-history.repository.ts'
import { pastOf, restorePastState } from './past-state.repository.ts'
import type { PastState, Columns } from './past-state.repository.ts'
import { changedFields, isOffMenu } from './present-revision.ts'
import { refuseBeyond } from './restore-rights.ts'
import type { Caller } from './restore-rights.ts'
import { withSoundLinks } from './valid-links.ts'

const Rows = z.array(z.record(z.string(), z.unknown())).catch([])
const AVAILABILITY = new Set(['isAvailable', 'snoozedUntil'])

const alike = (id: unknown, rows: unknown): Columns | undefined => Rows.parse(rows).find(row => row.id === id)

// An available option may have a null end or none; it keeps its present form.
const optionsOf = (then: unknown, now: unknown): Columns[] =>
  Rows.parse(then).map(option => {
    const current = alike(option.id, now)
    if (!current) return option
    return Object.fromEntries([
      ...Object.entries(option).filter(([name]) => !AVAILABILITY.has(name)),
      ...Object.entries(current).filter(([name]) => AVAILABILITY.has(name)),
    ])
  })

const modifiersOf = (then: unknown, now: unknown): Columns[] =>
  Rows.parse(then).map(group => {
    const current = alike(group.id, now)
    return current ? { ...group, options: optionsOf(group.options, current.options) } : group
  })

// Returns the past state with the present availability of options, so that a restored name does not put a
// sold-out option on sale.
const withCurrentAvailability = ({ then, now, ...row }: PastState): PastState => ({
  ...row,
  now,
  then: {
    ...then,
    ...('options' in then && { options: optionsOf(then.options, now.options) }),
    ...('modifiers' in then && { modifiers: modifiersOf(then.modifiers, now.modifiers) }),
  },
})

const UNIQUE_VIOLATION = '23505'

type Change = MenuRestoreAnswer['changes'][number]
type Request = z.output<typeof MenuRestoreRequest>

const isSame = (column: string, { then, now }: PastState): boolean =>
  column === 'deleted_at' ? isOffMenu(then) === isOffMenu(now) : isDeepStrictEqual(then[column], now[column])

const differing = (past: PastState[]): PastState[] =>
  past
    .map(row => ({
      ...row,
      then: Object.fromEntries(Object.entries(row.then).filter(([column]) => !isSame(column, row))),
    }))
    .filter(({ then }) => Object.keys(then).length > 0)

const withSearchKey = (row: PastState): PastState => {
  const { name } = row.then
  if (row.entity !== 'product' || typeof name !== 'string') return row
  const { ar, en } = readLocalized(name)
  return { ...row, then: { ...row.then, search_key: searchKey(`${en} ${ar}`) } }
}

const changeOf = ({ entity, id, then, now }: PastState): Change => ({
  entity,
  entityId: id,
  name: String(now.name),
  kind: 'deleted_at' in then ? (isOffMenu(then) ? 'removed' : 'broughtBack') : 'changed',
  fields: changedFields(now, then),
})

const findPast = async (db: Db, filter: HistoryFilter, to: Request['to']): Promise<PastState[]> => {
  if ('at' in to) return pastOf(db, filter, await revisionAt(db, filter, new Date(to.at)))
  const one = { ...filter, entity: to.entity, entityId: to.entityId }
  if (!(await hasRevision(db, one, to.revisionId))) throw notFound()
  return pastOf(db, one, to.revisionId)
}

// A version of a category or choice may be its deletion, which is refused while something on the menu needs
// it.
const refuseNeeded = async (db: Db, filter: HistoryFilter, past: PastState[]): Promise<void> => {
  const leaving = past.filter(({ entity, then }) => entity !== 'product' && isOffMenu(then))
  const going = past.flatMap(({ entity, id }) => (entity === 'product' ? [id] : []))
  for (const { entity, id } of leaving)
    if (await isNeeded(db, { filter, entity, id, besides: going })) throw inUse()
}

const moreProducts = (past: PastState[]): number => {
  const turned = past.filter(({ entity, then }) => entity === 'product' && 'deleted_at' in then)
  return turned.reduce((more, { then }) => (isOffMenu(then) ? more - 1 : more + 1), 0)
}

const changesGroups = ({ entity, then }: PastState): boolean =>
  ['modifiers', 'choices_ids', 'deleted_at'].some(column => column in then) ||
  (entity === 'choice' && 'name' in then)

/** Functions of the modules that depend on the history. */
export interface HistoryDependencies {
  announceProducts: AnnounceProducts
  announceChoices: (db: Db, choices: { accountId: number; ids: number[] }) => Promise<void>
  queueAvailabilityChange: NoteAvailability
  checkPlanLimit: PlanLimitCheck
}

interface Means extends HistoryDependencies {
  accountId: number
}

const announce = async (
  db: Db,
  { filter, past }: { filter: HistoryFilter; past: PastState[] },
  { accountId, announceProducts, announceChoices, queueAvailabilityChange }: Means,
): Promise<void> => {
  const idsOf = (wanted: MenuEntity) => past.filter(({ entity }) => entity === wanted).map(({ id }) => id)
  await announceProducts(db, { accountId, ids: idsOf('product') })
  await announceChoices(db, { accountId, ids: idsOf('choice') })
  // Categories have no events of their own.
  await queueAvailabilityChange(db, [{ accountId, serviceProviderId: filter.serviceProviderId }])
}

const apply = async (
  db: Db,
  { filter, past }: { filter: HistoryFilter; past: PastState[] },
  means: Means,
): Promise<string> => {
  const changeId = await beginChange(db)
  const write = () =>
    restorePastState(db, filter, past.map(withSearchKey)).catch((error: unknown) => {
      // Another dish has its SKU now.
      throw sqlStateOf(error) === UNIQUE_VIOLATION ? alreadyExists() : error
    })
  await (past.some(changesGroups) ? refuseEqualGroupNames(db, filter, write) : write())
  await announce(db, { filter, past }, means)
  return changeId
}

/**
 * Call it inside the transaction of `db`. 403 for changes that the caller may not make by hand, and
 * `plan_limit_reached` without room for restored products; 400 when two groups of a product would have equal names.
 */
export const restoreMenu = async (
  db: Db,
  { caller, request }: { caller: Caller; request: Request },
  means: Means,
): Promise<MenuRestoreAnswer> => {
  const { serviceProviderId } = request
  const filter = { scope: caller.scope, serviceProviderId }
  const found = differing((await findPast(db, filter, request.to)).map(withCurrentAvailability))
  const { past: sound, leftOut } = await withSoundLinks(db, filter, found)
  const past = differing(sound)
  await refuseBeyond(db, { caller, brand: { serviceProviderId }, past })
  await refuseNeeded(db, filter, past)
  await means.checkPlanLimit(db, { accountId: means.accountId, key: 'products', adding: moreProducts(past) })
  const isKept = request.preview || past.length === 0
  const undoToken = isKept ? null : await apply(db, { filter, past }, means)
  return { undoToken, changes: past.map(changeOf), leftOut }
}
