import type { z } from 'zod'
import type { CategoryBulkRequest } from '@sufra/shared/contracts/category'
import type { Db } from '#src/database/database.ts'
import { AppError } from '#src/errors/errors.ts'
import type { FieldErrors } from '#src/errors/errors.ts'
import { ownImage } from '#src/modules/infrastructure/infrastructure.ts'
import { refuseUnlessEverywhere } from '#src/modules/merchants/merchants.ts'
import { parentErrors } from './category-rules.ts'
import { insertCategories, lockCategories, replaceCategories } from './category.repository.ts'
import type { CategoryRow } from './category.repository.ts'
import { columnsOf, imageKeyFor } from './write-category.ts'
import type { CategoryWriteContext } from './write-category.ts'

type Bulk = z.output<typeof CategoryBulkRequest>
type Request = Bulk['categories'][number]
type Row = Extract<Request, { name: unknown }>

interface Failure {
  row: number
  errors: FieldErrors
}

type Columns = ReturnType<typeof columnsOf> & { imageKey: string | null }
type Checked = { columns: Columns } | { errors: FieldErrors }

const isRow = (request: Request): request is Row => 'name' in request

const NOT_FOUND: Checked = { errors: { id: ['not_found'] } }

// Only the index changes, because a client that moves a category may have an old version of it.
const movedTo = (index: number, before: CategoryRow | undefined): Checked => {
  if (!before) return NOT_FOUND
  const { parentId, name, description, imageKey, isVisible, schedule } = before
  return { columns: { parentId, name, description, imageKey, isVisible, schedule, index } }
}

const checkImage = async (
  db: Db,
  wanted: { imageUrl: Row['imageUrl']; current: string | null },
  surroundings: CategoryWriteContext,
): Promise<{ imageKey: string | null; errors: FieldErrors }> => {
  try {
    return { imageKey: await imageKeyFor(db, wanted, surroundings), errors: {} }
  } catch (error) {
    if (error instanceof AppError && error.facts.errors) return { imageKey: null, errors: error.facts.errors }
    throw error
  }
}

/** Returns a function that checks rows one by one, against the brand's categories after the rows before. */
const createCheck = (db: Db, all: CategoryRow[], surroundings: CategoryWriteContext) => {
  const placed = new Map(all.map(each => [each.id, each.parentId]))
  const named = new Set<number>()
  return async (request: Request): Promise<Checked> => {
    const before = all.find(each => each.id === request.id)
    if (before && named.has(before.id)) return { errors: { id: ['given_twice'] } }
    if (!isRow(request)) {
      named.add(request.id)
      return movedTo(request.index, before)
    }
    if (request.id !== undefined && !before) return NOT_FOUND
    const { id, imageUrl, ...rest } = request
    const columns = columnsOf(rest)
    const places = [...placed].map(([key, parentId]) => ({ id: key, parentId }))
    const current = before?.imageKey ?? null
    const { imageKey, errors } = await checkImage(db, { imageUrl, current }, surroundings)
    const wrong = { ...parentErrors(places, { id, parentId: columns.parentId }), ...errors }
    if (Object.keys(wrong).length > 0) return { errors: wrong }
    if (id !== undefined) {
      named.add(id)
      placed.set(id, columns.parentId)
    }
    return { columns: { ...columns, imageKey } }
  }
}

/**
 * Adds and changes the valid categories in two statements, and returns the errors of the others. The caller
 * has checked the brand. 403 `forbidden_branch` when a category would go on or off sale in branches beyond
 * the caller's.
 */
export const bulkCategories = async (
  db: Db,
  { request: { serviceProviderId, categories }, accountId }: { request: Bulk; accountId: number },
  surroundings: CategoryWriteContext,
): Promise<{ created: CategoryRow[]; updated: CategoryRow[]; failed: Failure[] }> => {
  const { scope } = surroundings
  const all = await lockCategories(db, { scope, serviceProviderId })
  const isSwitched = (request: Request) =>
    isRow(request) && all.some(each => each.id === request.id && each.isVisible !== request.isVisible)
  if (categories.some(isSwitched))
    await refuseUnlessEverywhere(db, { caller: surroundings, brand: { serviceProviderId } })
  const check = createCheck(db, all, surroundings)
  const fresh: Parameters<typeof insertCategories>[1] = []
  const changed: Parameters<typeof replaceCategories>[1] = []
  const failed: Failure[] = []
  for (const [row, request] of categories.entries()) {
    const checked = await check(request)
    if ('errors' in checked) failed.push({ row, errors: checked.errors })
    else if (request.id === undefined) fresh.push({ accountId, serviceProviderId, ...checked.columns })
    else changed.push({ accountId, serviceProviderId, id: request.id, ...checked.columns })
  }
  const created = await insertCategories(db, fresh)
  const updated = await replaceCategories(db, changed)
  for (const key of new Set([...created, ...updated].map(({ imageKey }) => imageKey)))
    await ownImage(db, { accountId, key })
  return { created, updated, failed }
}
