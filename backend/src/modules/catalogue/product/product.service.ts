import { Product as ProductContract } from '@sufra/shared/contracts/product'
import type { Product } from '@sufra/shared/contracts/product'
import type { Page } from '@sufra/shared/contracts/wire'
import type { Db, Scope } from '#src/database/database.ts'
import { notFound, validation } from '#src/errors/errors.ts'
import { runIdempotently, ownImage } from '#src/modules/infrastructure/infrastructure.ts'
import type { Images } from '#src/modules/infrastructure/infrastructure.ts'
import { reviveCategories } from '#src/modules/catalogue/category/category.service.ts'
import { searchKeysOf } from '#src/modules/catalogue/search-words/search-words.service.ts'
import { ownerOfServiceProvider } from '#src/modules/merchants/merchants.ts'
import type { PlanLimitCheck } from '#src/modules/merchants/merchants.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { pageAnswer, sliceOf } from '#src/routing/page.ts'
import type { PageRequest } from '#src/routing/page.ts'
import { presentProduct, presentProducts } from './present-product.ts'
import { checkProduct } from './product-checks.ts'
import type { ProductForm } from './product-form.ts'
import type { ProductDraft } from './product-input.ts'
import {
  countProducts,
  findProduct,
  insertProduct,
  listProducts,
  ownerOfDeleted,
  undeleteProduct,
  updateProduct,
} from './product.repository.ts'
import type { ProductKey, ProductRow } from './product.repository.ts'
import { publishAvailability } from './publish-availability.ts'
import { applyUpdate } from './update-product.ts'
import type { Editor } from './update-product.ts'

export { hasForbiddenCharacters, writeLocalized } from './localized-input.ts'
export { newGroupFaults, newSharedClashes, numberedModifiers } from './product-modifiers.ts'
export { changesPrices } from './product-rights.ts'
export { presentProducts } from './present-product.ts'
export { listProducts, lockProducts } from './product.repository.ts'
export type { ProductFilter, ProductRow } from './product.repository.ts'
export { publishAvailability } from './publish-availability.ts'

const RESTORABLE_MS = 30 * 86_400_000

export interface ProductQuery extends PageRequest {
  ServiceProviderId: number
  Name?: string
  CategoryId?: number
  IsVisible?: boolean
}

interface Caller extends Editor {
  scope: Scope
}

interface NewProduct {
  scope: Scope
  accountId: number
  draft: ProductDraft
  imageKey: string | null
}

const ownerOf = async (db: Db, { scope, draft }: { scope: Scope; draft: ProductDraft }): Promise<number> => {
  const accountId = await ownerOfServiceProvider(db, { scope, id: draft.serviceProviderId })
  if (accountId === undefined) throw validation({ serviceProviderId: ['not_found'] })
  return accountId
}

const insert = async (db: Db, { scope, accountId, draft, imageKey }: NewProduct): Promise<ProductRow> => {
  await checkProduct(db, { scope, draft })
  const row = await insertProduct(db, { ...draft, accountId, imageKey })
  if (!row) throw notFound()
  await ownImage(db, { accountId, key: imageKey })
  await publishAvailability(db, [row])
  return row
}

export const createProductService = ({
  database,
  images,
  checkPlanLimit,
}: Pick<Foundation, 'database'> & { images: Images; checkPlanLimit: PlanLimitCheck }) => {
  const acceptFile = async ({ file }: ProductForm): Promise<string | null> =>
    file ? images.accept(file) : null

  return {
    list: async (scope: Scope, query: ProductQuery): Promise<Page<Product>> =>
      database.run(scope, async db => {
        const filter = {
          scope,
          serviceProviderId: query.ServiceProviderId,
          searchKeys: await searchKeysOf(db, scope, query.Name ?? ''),
          categoryId: query.CategoryId,
          isVisible: query.IsVisible,
        }
        const rows = await listProducts(db, filter, sliceOf(query))
        return pageAnswer(query, {
          rows: await presentProducts(db, rows),
          totalCount: await countProducts(db, filter),
        })
      }),

    get: async (key: ProductKey): Promise<Product> =>
      database.run(key.scope, async db => {
        const row = await findProduct(db, key)
        if (!row) throw notFound()
        return presentProduct(db, row)
      }),

    /** With an Idempotency-Key, the same form makes one product however often it is sent. */
    add: async (scope: Scope, form: ProductForm, key?: string): Promise<Product> => {
      const { draft } = form.sent
      const imageKey = await acceptFile(form)
      return database.run(scope, async db => {
        const accountId = await ownerOf(db, { scope, draft })
        return runIdempotently(db, {
          accountId,
          route: 'Product/Add',
          key,
          body: { draft, imageKey },
          answer: ProductContract,
          work: async () => {
            await checkPlanLimit(db, { accountId, key: 'products', adding: 1 })
            return presentProduct(db, await insert(db, { scope, accountId, draft, imageKey }))
          },
        })
      })
    },

    /** Full update, which the live menu's toggle uses too. 409 `stale_version` for an old rowVersion. */
    update: async ({ scope, ...caller }: Caller, form: ProductForm): Promise<Product> => {
      const { sent } = form
      if (sent.id === undefined) throw validation({ id: ['required'] })
      const key = { scope, id: sent.id, serviceProviderId: sent.draft.serviceProviderId }
      const newImage = await acceptFile(form)
      // The placeholder is a file too. It means "no new picture", never "remove the picture".
      const effective = { ...sent, dropsImage: sent.dropsImage && !form.file }
      return database.run(scope, async db =>
        presentProduct(db, await applyUpdate(db, { key, caller, sent: effective, newImage })),
      )
    },

    /** The product can be restored for 30 days: see `restore`. */
    remove: async (key: ProductKey): Promise<Product> =>
      database.run(key.scope, async db => {
        const row = await updateProduct(db, key, { deletedAt: new Date() })
        if (!row) throw notFound()
        await publishAvailability(db, [row])
        return presentProduct(db, row)
      }),

    /** Restores a deleted category too. 403 `plan_limit_reached`. */
    restore: async (scope: Scope, id: number): Promise<Product> => {
      const since = new Date(Date.now() - RESTORABLE_MS)
      return database.run(scope, async db => {
        const accountId = await ownerOfDeleted(db, { scope, id })
        if (accountId === undefined) throw notFound()
        await checkPlanLimit(db, { accountId, key: 'products', adding: 1 })
        const row = await undeleteProduct(db, { scope, id, since })
        if (!row) throw notFound()
        await reviveCategories(db, scope, [row.categoryId])
        await publishAvailability(db, [row])
        return presentProduct(db, row)
      })
    },
  }
}
export type ProductService = ReturnType<typeof createProductService>
