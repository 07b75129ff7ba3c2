import type { z } from 'zod'
import { Category } from '@sufra/shared/contracts/category'
import type {
  CategoryHideRequest,
  CategoryRequest,
  CategoryUpdateRequest,
} from '@sufra/shared/contracts/category'
import type { Db, Scope } from '#src/database/database.ts'
import { notFound, staleVersion, validation } from '#src/errors/errors.ts'
import type { FieldErrors } from '#src/errors/errors.ts'
import { ownImage, ownImageKey } from '#src/modules/infrastructure/infrastructure.ts'
import type { Images } from '#src/modules/infrastructure/infrastructure.ts'
import {
  requestedBranches,
  ownerOfServiceProvider,
  refuseUnlessEverywhere,
} from '#src/modules/merchants/merchants.ts'
import type { BranchLimited } from '#src/routing/branch-limit.ts'
import { parentErrors } from './category-rules.ts'
import { insertCategories, lockCategories, updateCategory } from './category.repository.ts'
import type { CategoryRow } from './category.repository.ts'
import { presentCategory } from './present-category.ts'

export type NewCategory = z.output<typeof CategoryRequest>
export type CategoryChange = z.output<typeof CategoryUpdateRequest>
type CategoryHide = z.output<typeof CategoryHideRequest>

/** The caller's scope and branch limits. */
export interface Caller extends BranchLimited {
  scope: Scope
}

export interface CategoryWriteContext extends Caller {
  images: Images
}

/** Returns the columns of a full update, without the picture. */
export const columnsOf = ({
  parentId,
  name,
  description,
  schedule,
  ...rest
}: Omit<NewCategory, 'serviceProviderId' | 'imageUrl'>) => ({
  parentId: parentId ?? null,
  name: JSON.stringify({ ar: name.ar, en: name.en }),
  description: description?.ar || description?.en ? JSON.stringify(description) : null,
  schedule: schedule ?? null,
  index: rest.index,
  isVisible: rest.isVisible,
})

/**
 * Returns the picture's key: absent keeps the picture, null removes it. A picture of another merchant counts
 * as unknown.
 */
export const imageKeyFor = async (
  db: Db,
  { imageUrl, current }: { imageUrl: string | null | undefined; current: string | null },
  { scope, images }: Pick<CategoryWriteContext, 'scope' | 'images'>,
): Promise<string | null> =>
  imageUrl === undefined ? current : ownImageKey(db, { scope, images, field: 'imageUrl', url: imageUrl })

export const brandOwner = async (db: Db, scope: Scope, serviceProviderId: number): Promise<number> => {
  const accountId = await ownerOfServiceProvider(db, { scope, id: serviceProviderId })
  if (accountId === undefined) throw validation({ serviceProviderId: ['not_found'] })
  return accountId
}

const refuse = (errors: FieldErrors): void => {
  if (Object.keys(errors).length > 0) throw validation(errors)
}

/** Adds a category to a brand that the caller has checked. */
export const addCategory = async (
  db: Db,
  { request, accountId }: { request: NewCategory; accountId: number },
  surroundings: CategoryWriteContext,
): Promise<CategoryRow> => {
  const { scope } = surroundings
  const { serviceProviderId, imageUrl, ...rest } = request
  const columns = columnsOf(rest)
  const all = columns.parentId === null ? [] : await lockCategories(db, { scope, serviceProviderId })
  refuse(parentErrors(all, columns))
  const imageKey = await imageKeyFor(db, { imageUrl, current: null }, surroundings)
  const [row] = await insertCategories(db, [{ accountId, serviceProviderId, imageKey, ...columns }])
  if (!row) throw notFound()
  await ownImage(db, { accountId, key: row.imageKey })
  return row
}

/**
 * 409 `stale_version` for an old rowVersion, 403 `forbidden_branch` when it would go on or off sale in
 * branches beyond the caller's.
 */
export const changeCategory = async (
  db: Db,
  request: CategoryChange,
  surroundings: CategoryWriteContext,
): Promise<CategoryRow> => {
  const { id, serviceProviderId, rowVersion, imageUrl, ...rest } = request
  const all = await lockCategories(db, { scope: surroundings.scope, serviceProviderId })
  const before = all.find(each => each.id === id)
  if (!before) throw notFound()
  if (rowVersion !== undefined && rowVersion !== before.rowVersion)
    throw staleVersion(Category.parse(presentCategory(before)))
  const columns = columnsOf(rest)
  refuse(parentErrors(all, { id, parentId: columns.parentId }))
  if (columns.isVisible !== before.isVisible)
    await refuseUnlessEverywhere(db, { caller: surroundings, brand: before })
  const imageKey = await imageKeyFor(db, { imageUrl, current: before.imageKey }, surroundings)
  const row = await updateCategory(db, before, { ...columns, imageKey })
  if (!row) throw notFound()
  await ownImage(db, { accountId: row.accountId, key: row.imageKey })
  return row
}

const hiddenIn = (hidden: number[], branchIds: number[], isHidden: boolean): number[] => {
  const others = hidden.filter(id => !branchIds.includes(id))
  return isHidden ? [...new Set([...others, ...branchIds])].toSorted((one, other) => one - other) : others
}

export const hideCategory = async (db: Db, request: CategoryHide, caller: Caller): Promise<CategoryRow> => {
  const { serviceProviderId, categoryId, isHidden } = request
  const all = await lockCategories(db, { scope: caller.scope, serviceProviderId })
  const before = all.find(each => each.id === categoryId)
  if (!before) throw notFound()
  const branchIds = await requestedBranches(db, caller, request)
  const changes =
    branchIds.length > 0
      ? { hiddenBranchesIds: hiddenIn(before.hiddenBranchesIds, branchIds, isHidden) }
      : { isVisible: !isHidden }
  const row = await updateCategory(db, before, changes)
  if (!row) throw notFound()
  return row
}
