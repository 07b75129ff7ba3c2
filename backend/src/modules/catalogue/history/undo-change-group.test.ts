import pg from 'pg'
import { tenant } from '#src/database/database.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { addMenu } from '#src/testing/menu-fixture.ts'
import type { Menu } from '#src/testing/menu-fixture.ts'
import { category } from '../category/category.table.ts'
import { choice } from '../choice/choice.table.ts'
import { product } from '../product/product.table.ts'
import { beginChange, takeBack } from './history.service.ts'
import type { RevisedEntity } from './menu-revision.table.ts'

let api: TestApp
let owner: pg.Pool
let menu: Menu
beforeAll(async () => {
  api = await createTestApp()
  owner = new pg.Pool({ connectionString: api.ownerUrl, max: 1 })
  menu = await addMenu(api.foundation.database, 1, [{ en: 'Kabsa' }])
})
afterAll(async () => {
  await owner?.end()
  await api?.close()
})

interface Made {
  changeId: string
  categoryId: number
  choiceId: number
  productIds: number[]
}

/** Makes a change like an import: a category, a choice, and products with both. */
const make = (names: string[]): Promise<Made> =>
  api.foundation.database.run(tenant(1), async db => {
    const { accountId, serviceProviderId } = menu
    const owned = { accountId, serviceProviderId, name: '{}' }
    const changeId = await beginChange(db)
    const [made] = await db.insert(category).values(owned).returning({ id: category.id })
    const [shared] = await db.insert(choice).values(owned).returning({ id: choice.id })
    const [categoryId, choiceId] = [made?.id ?? 0, shared?.id ?? 0]
    const rows = names.map(name => ({ ...owned, name, searchKey: name, categoryId, choicesIds: [choiceId] }))
    const products = await db.insert(product).values(rows).returning({ id: product.id })
    return { changeId, categoryId, choiceId, productIds: products.map(({ id }) => id) }
  })

const undo = ({ changeId }: Made) =>
  api.foundation.database.run(tenant(1), async db => {
    const { accountId, serviceProviderId } = menu
    const counts: Record<string, number[]> = {}
    for (const entity of ['product', 'category', 'choice'] satisfies RevisedEntity[]) {
      const back = await takeBack(db, entity, { accountId, serviceProviderId, changeId })
      counts[entity] = [back.restoredIds.length, back.changedSince]
    }
    return counts
  })

const isGone = async (table: string, id: number | undefined): Promise<boolean> =>
  (await owner.query(`select deleted_at is not null as gone from ${table} where id = $1`, [id])).rows[0].gone

it('deletes everything that a change created, products before the rows they need', async () => {
  const made = await make(['One', 'Two'])
  expect(await undo(made)).toEqual({ product: [2, 0], category: [1, 0], choice: [1, 0] })
  expect(await isGone('product', made.productIds[0])).toBe(true)
  expect(await isGone('category', made.categoryId)).toBe(true)
  expect(await isGone('choice', made.choiceId)).toBe(true)
  expect(await isGone('product', menu.productIds[0])).toBe(false)
})

it('keeps rows that were changed since, with the category and the choice that they need', async () => {
  const made = await make(['Kept', 'Gone'])
  const [kept, gone] = made.productIds
  await owner.query('update product set calories = 300 where id = $1', [kept])
  expect(await undo(made)).toEqual({ product: [1, 1], category: [0, 1], choice: [0, 1] })
  expect(await isGone('product', kept)).toBe(false)
  expect(await isGone('product', gone)).toBe(true)
  expect(await isGone('category', made.categoryId)).toBe(false)
})

it('restores columns from before the first of several grouped changes', async () => {
  const [id] = menu.productIds
  await owner.query(`update product set price = 10, modifiers = '[]', allergens = null where id = $1`, [id])
  const changeId = await api.foundation.database.run(tenant(1), async db => {
    const change = await beginChange(db)
    await db.update(product).set({ price: 11, allergens: ['milk'] })
    await db.update(product).set({ price: 12, schedule: { periods: [], startsOn: null, endsOn: null } })
    return change
  })
  await undo({ changeId, categoryId: 0, choiceId: 0, productIds: [] })
  const { rows } = await owner.query('select price, allergens, schedule from product where id = $1', [id])
  expect(rows).toEqual([{ price: '10.00', allergens: null, schedule: null }])
})
