import type { LeftOut } from '@sufra/shared/contracts/menu-history'
import type { Db } from '#src/database/database.ts'
import { choicesOf } from '#src/modules/catalogue/choice/choice.service.ts'
import { sizesOf } from '#src/modules/catalogue/size/size.service.ts'
import { livingIds, namesOf, rowsOf } from './menu-history.repository.ts'
import type { HistoryFilter } from './menu-history.repository.ts'
import type { Columns, PastState } from './past-state.repository.ts'
import { isOffMenu } from './present-revision.ts'

type Linked = LeftOut['linked']
type There = Record<Linked, Set<number>>
type Gone = Pick<LeftOut, 'linked' | 'linkedId'>

interface Sound {
  then: Columns
  gone: Gone[]
  /** a category without which the row could not be on the menu */
  needs?: number
}

const asId = (value: unknown): number[] => (typeof value === 'number' ? [value] : [])
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const sizeId = (size: unknown): number =>
  typeof size === 'object' && size !== null && 'sizeId' in size ? Number(size.sizeId) : 0

const comesBack = ({ then }: PastState): boolean => 'deleted_at' in then && !isOffMenu(then)
const leaves = ({ then }: PastState): boolean => 'deleted_at' in then && isOffMenu(then)
/**
 * Returns the column's value after the restore, if the row is written with it; unchanged rows on the menu are
 * not checked again.
 */
const wanted = (row: PastState, column: string): unknown =>
  column in row.then ? row.then[column] : comesBack(row) ? row.now[column] : undefined

const allOf = (past: readonly PastState[], column: string): unknown[] =>
  past.flatMap(row => [row.then[column], row.now[column]].flatMap(value => [value, ...asList(value)]))

/** Returns the categories, choices and sizes that exist after the restore, locked until the transaction ends. */
const whatIsThere = async (db: Db, filter: HistoryFilter, past: readonly PastState[]): Promise<There> => {
  const { scope, serviceProviderId } = filter
  const of = (entity: 'category' | 'choice', ids: number[]) =>
    livingIds(db, { scope, entity, ids: [...new Set(ids)] })
  const products = past.filter(({ entity }) => entity === 'product')
  const categories = [...allOf(products, 'category_id'), ...allOf(past, 'parent_id')].flatMap(asId)
  const choices = allOf(products, 'choices_ids').flatMap(asId)
  const sizes = allOf(products, 'sizes').map(sizeId).filter(Boolean)
  const there: There = {
    category: new Set(await of('category', categories)),
    choice: await choicesOf(db, { scope, serviceProviderId, ids: choices }),
    size: await sizesOf(db, { scope, serviceProviderId, ids: [...new Set(sizes)] }),
  }
  for (const row of past) {
    if (row.entity === 'product') continue
    if (comesBack(row)) there[row.entity].add(row.id)
    if (leaves(row)) there[row.entity].delete(row.id)
  }
  return there
}

const soundList = (
  row: PastState,
  there: There,
  { column, linked, idOf }: { column: string; linked: Linked; idOf: (value: unknown) => number },
): Sound => {
  const all = asList(wanted(row, column))
  const gone = all.filter(value => !there[linked].has(idOf(value)))
  if (gone.length === 0) return { then: {}, gone: [] }
  return {
    then: { [column]: all.filter(value => !gone.includes(value)) },
    gone: gone.map(value => ({ linked, linkedId: idOf(value) })),
  }
}

const soundCategory = (row: PastState, there: There): Sound => {
  const [wantedId] = asId(wanted(row, 'category_id'))
  if (wantedId === undefined || there.category.has(wantedId)) return { then: {}, gone: [] }
  const [stays] = asId(row.now.category_id)
  if (stays === undefined || !there.category.has(stays)) return { then: {}, gone: [], needs: wantedId }
  return { then: { category_id: stays }, gone: [{ linked: 'category', linkedId: wantedId }] }
}

const soundParent = (row: PastState, there: There): Sound => {
  const [wantedId] = asId(wanted(row, 'parent_id'))
  if (wantedId === undefined || there.category.has(wantedId)) return { then: {}, gone: [] }
  const [stays = 0] = asId(row.now.parent_id)
  const parent = there.category.has(stays) ? stays : null
  return { then: { parent_id: parent }, gone: [{ linked: 'category', linkedId: wantedId }] }
}

const soundParts = (row: PastState, there: There): Sound[] => {
  if (leaves(row) || (isOffMenu(row.now) && !comesBack(row))) return []
  if (row.entity === 'category') return [soundParent(row, there)]
  if (row.entity === 'choice') return []
  return [
    soundCategory(row, there),
    soundList(row, there, { column: 'choices_ids', linked: 'choice', idOf: Number }),
    soundList(row, there, { column: 'sizes', linked: 'size', idOf: sizeId }),
  ]
}

const withNames = async (
  db: Db,
  { scope }: HistoryFilter,
  found: { row: PastState; gone: Gone }[],
): Promise<LeftOut[]> => {
  const idsOf = (linked: Linked) => [
    ...new Set(found.flatMap(({ gone }) => (gone.linked === linked ? [gone.linkedId] : []))),
  ]
  const categories = await namesOf(db, { scope, entity: 'category', ids: idsOf('category') })
  const choices = await namesOf(db, { scope, entity: 'choice', ids: idsOf('choice') })
  // A deleted size leaves no name.
  const names = { category: categories, choice: choices, size: new Map<number, string>() }
  return found.map(({ row: { entity, id, now }, gone }) => ({
    entity,
    entityId: id,
    name: String(now.name),
    ...gone,
    linkedName: names[gone.linked].get(gone.linkedId) ?? null,
  }))
}

/**
 * Returns the past state without links to entities that were deleted since and are not restored. Deleted
 * choices and sizes are left out, and a deleted category where the product can stay in another one. Otherwise
 * the product's category is restored.
 */
export const withSoundLinks = async (
  db: Db,
  filter: HistoryFilter,
  past: readonly PastState[],
): Promise<{ past: PastState[]; leftOut: LeftOut[] }> => {
  const there = await whatIsThere(db, filter, past)
  const sound = past.map(row => ({ row, parts: soundParts(row, there) }))
  const needed = [...new Set(sound.flatMap(({ parts }) => parts.flatMap(({ needs }) => needs ?? [])))]
  const revived = await rowsOf(db, { filter, entity: 'category', ids: needed })
  const found = sound.flatMap(({ row, parts }) =>
    parts.flatMap(({ gone }) => gone.map(each => ({ row, gone: each }))),
  )
  return {
    past: [
      ...revived.map(({ id, now }) => ({
        entity: 'category' as const,
        id,
        then: { deleted_at: null, parent_id: null },
        now,
      })),
      ...sound
        .filter(({ row }) => row.entity !== 'category' || !needed.includes(row.id))
        .map(({ row, parts }) => ({
          ...row,
          then: parts.reduce<Columns>((then, part) => ({ ...then, ...part.then }), row.then),
        })),
    ],
    leftOut: await withNames(db, filter, found),
  }
}
