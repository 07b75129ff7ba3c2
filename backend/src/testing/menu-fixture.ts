import { searchKey } from '@sufra/shared/contracts/text'
import { tenant } from '#src/database/database.ts'
import type { Database } from '#src/database/database.ts'
import { branch } from '#src/modules/merchants/branch/branch.table.ts'
import { category } from '#src/modules/catalogue/category/category.table.ts'
import { product } from '#src/modules/catalogue/product/product.table.ts'
import { serviceProvider } from '#src/modules/merchants/service-provider/service-provider.table.ts'

type NewProduct = Partial<Omit<typeof product.$inferInsert, 'name'>> & { en?: string; ar?: string }

export interface Menu {
  accountId: number
  serviceProviderId: number
  categoryId: number
  branchId: number
  otherBranchId: number
  /** in the order of the input */
  productIds: number[]
}

const idOf = (rows: { id: number }[]): number => {
  const [row] = rows
  if (!row) throw new Error('Nothing was inserted')
  return row.id
}

/**
 * Gives a merchant one brand, one category and the products. The brand has two branches that are always open and
 * whose business day is the calendar day.
 */
export const addMenu = (database: Database, accountId: number, products: NewProduct[]): Promise<Menu> =>
  database.run(tenant(accountId), async db => {
    const brand = { name: '{"ar":"تجربة","en":"Trial"}', searchKey: 'trial تجربه' }
    const serviceProviderId = idOf(
      await db
        .insert(serviceProvider)
        .values({ accountId, ...brand })
        .returning({ id: serviceProvider.id }),
    )
    const owned = { accountId, serviceProviderId }
    const branches = await db
      .insert(branch)
      .values(
        ['one', 'two'].map(name => ({
          ...owned,
          name: JSON.stringify({ ar: name, en: name }),
          city: 'riyadh',
          dayStartHour: 0,
        })),
      )
      .returning({ id: branch.id })
    const categoryId = idOf(
      await db
        .insert(category)
        .values({ ...owned, name: '{"ar":"فئة","en":"Category"}' })
        .returning({ id: category.id }),
    )
    const rows = products.map(({ ar = '', en = '', ...row }) => ({
      categoryId,
      name: JSON.stringify({ ar, en }),
      searchKey: searchKey(`${en} ${ar}`),
      ...row,
      ...owned,
    }))
    const inserted =
      rows.length > 0 ? await db.insert(product).values(rows).returning({ id: product.id }) : []
    return {
      ...owned,
      categoryId,
      branchId: idOf(branches),
      otherBranchId: idOf(branches.slice(1)),
      productIds: inserted.map(row => row.id),
    }
  })
