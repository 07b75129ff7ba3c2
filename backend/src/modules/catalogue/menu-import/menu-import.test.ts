import { checkPlanLimit } from '#src/modules/billing/billing.ts'
import type { ImportAnswer } from '@sufra/shared/contracts/menu-import'
import type { Product } from '@sufra/shared/contracts/product'
import { eq, inArray } from 'drizzle-orm'
import { tenant } from '#src/database/database.ts'
import { product } from '#src/modules/catalogue/product/product.table.ts'
import { createFolderStore } from '#src/file-store/folder-store.ts'
import { createImageStorage } from '#src/modules/infrastructure/infrastructure.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { importForm } from '#src/testing/import-form.ts'
import { addMenu } from '#src/testing/menu-fixture.ts'
import type { Menu } from '#src/testing/menu-fixture.ts'
import { createMenuImportService } from './menu-import.service.ts'

let api: TestApp
let menu: Menu
let admin: { authorization: string }

beforeAll(async () => {
  api = await createTestApp()
  admin = await api.signIn('admin')
})
beforeEach(async () => {
  menu = await addMenu(api.foundation.database, 1, [
    { sku: 'K-1', ar: 'كبسة لحم', en: 'Lamb Kabsa', price: 30 },
    { ar: 'مندي دجاج', en: 'Chicken Mandi', price: 25 },
  ])
})
afterAll(() => api.close())

const send = (file: Uint8Array | string, options: object = {}, headers: object = {}) => {
  const form = importForm({ serviceProviderId: menu.serviceProviderId, ...options }, file)
  return api.app.inject({
    method: 'POST',
    url: '/api/Product/Import',
    payload: form.payload,
    headers: { ...admin, ...form.headers, ...headers },
  })
}
const read = async (file: Uint8Array | string, options: object = {}): Promise<ImportAnswer> => {
  const response = await send(file, options)
  expect([response.statusCode, response.statusCode === 200 ? '' : response.body]).toEqual([200, ''])
  return response.json()
}
const products = async (): Promise<Product[]> => {
  const url = `/api/Product/Get?ServiceProviderId=${menu.serviceProviderId}&PaginatedRequest.PageSize=1000`
  return (await api.app.inject({ url, headers: admin })).json().data
}
const SAVE = { dryRun: false }

const FILE = `رمز الصنف,الاسم بالعربية,Name (English),الفئة,السعر,ظاهر
K-1,كبسة لحم,Lamb Kabsa,Category,"٣٢٫٥٠",نعم
,مندي دجاج,Chicken Mandi,فئة,25,yes
N-1,كنافة بالجبن,Cheese Kunafa,الحلويات,24 ريال,لا
N-2,بسبوسة,Basbousa,الحلويات,14,نعم
`

it('previews a file and writes nothing', async () => {
  const answer = await read(FILE)
  expect(answer).toMatchObject({
    changeId: null,
    counts: { rows: 4, added: 2, changed: 1, unchanged: 1, faulty: 0, newCategories: 1 },
    mapping: { sku: 0, nameAr: 1, nameEn: 2, category: 3, price: 4, isVisible: 5 },
    faults: [],
  })
  expect(answer.changes[0]).toMatchObject({
    row: 2,
    isNew: false,
    fields: [{ field: 'price', before: '30', after: '32.5' }],
  })
  expect(await products()).toHaveLength(2)
})

it('imports everything at once, and the same file again changes nothing', async () => {
  const answer = await read(FILE, SAVE)
  expect(answer.changeId).toEqual(expect.any(String))
  const now = await products()
  expect(now.map(({ price, isVisible }) => [price, isVisible])).toEqual(
    expect.arrayContaining([
      [32.5, true],
      [25, true],
      [24, false],
      [14, true],
    ]),
  )
  expect(new Set(now.map(({ categoryId }) => categoryId)).size).toBe(2)
  const again = await read(FILE, SAVE)
  expect(again.counts).toMatchObject({ added: 0, changed: 0, unchanged: 4, newCategories: 0 })
  expect(again.changeId).toBeNull()
  expect(await products()).toEqual(now)
})

it('returns the first answer for a repeated key', async () => {
  const key = { 'idempotency-key': `import-${menu.serviceProviderId}` }
  const first = await send(FILE, SAVE, key)
  const repeat = await send(FILE, SAVE, key)
  expect(repeat.json()).toEqual(first.json())
  expect((await send(`${FILE}\n`, SAVE, key)).json()).toMatchObject({ code: 'idempotency_key_reused' })
})

it('keeps fields without a column', async () => {
  await read('sku,calories\nK-1,900\n', SAVE)
  const kabsa = (await products()).find(({ calories }) => calories === 900)
  expect(kabsa).toMatchObject({ price: 30, name: '{"ar":"كبسة لحم","en":"Lamb Kabsa"}' })
})

it('uses a manual assignment of columns', async () => {
  const answer = await read('a,b,c\nK-1,x,33\n', { mapping: { sku: 0, price: 2 } })
  expect(answer.changes).toMatchObject([{ fields: [{ field: 'price', after: '33' }] }])
})

it('refuses a missing column, which would clear the prices of the menu', async () => {
  const response = await send('a,b\nK-1,x\n', { mapping: { sku: 0, price: 5 }, ...SAVE })
  expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([400, ['mapping']])
  expect((await products()).map(({ price }) => price)).toEqual([30, 25])
})

it("reports errors by row and column in the caller's language, and saves nothing without a valid row", async () => {
  const file = `sku,name ar,price,category,visible,allergens
K-1,كبسة لحم,thirty,Category,yes,milk
N-1,ك,12,Category,maybe,plutonium
N-2,خبز,,,yes,
N-3,=HYPERLINK("x"),1,Category,yes,
N-4,شاي,-5,Category,yes,
N-4,شاي آخر,5,Category,yes,
`
  const dry = await read(file)
  expect(dry.counts.faulty).toBe(6)
  expect(dry.faults.map(({ row, field, code }) => [row, field, code])).toEqual([
    [2, 'price', 'import_not_a_number'],
    [3, 'nameAr', 'invalid_name'],
    [3, 'allergens', 'import_unknown_allergen'],
    [3, 'isVisible', 'import_not_yes_or_no'],
    [4, 'category', 'required'],
    [5, 'nameAr', 'import_formula_cell'],
    [6, 'price', 'too_small_number:0'],
    [7, null, 'import_same_as_row:6'],
  ])
  expect(dry.faults[0]).toMatchObject({ column: 'price', message: 'This is not a number.' })
  const arabic = await send(file, {}, { 'accept-language': 'ar' })
  expect(arabic.json().faults[0].message).toBe('القيمة ليست رقمًا.')
  const refused = await send(file, SAVE)
  expect(refused.statusCode).toBe(400)
  expect(refused.json().errors.File[0]).toContain('8')
  expect(await products()).toHaveLength(2)
})

it('finds a product by its name without a SKU, and asks when several have it', async () => {
  await read('name en,price,category\nchicken MANDI,26,Category\n', SAVE)
  expect((await products()).map(({ price }) => price)).toContain(26)
  await read('sku,name en,category\nT-1,Twin,Category\nT-2,Twin,Category\n', SAVE)
  const answer = await read('name en,price\nTwin,5\n')
  expect(answer.faults).toMatchObject([{ row: 2, code: 'import_many_of_this_name' }])
})
it('lists columns for manual assignment when no heading is known', async () => {
  const answer = await read('Prénom,Âge\nJean,3\n')
  expect(answer.columns).toEqual([
    { heading: 'Prénom', sample: 'Jean' },
    { heading: 'Âge', sample: '3' },
  ])
  expect(answer.faults).toMatchObject([{ code: 'import_no_names' }])
  expect((await send('Prénom,Âge\nJean,3\n', SAVE)).statusCode).toBe(400)
})

it('accepts hundreds of rows at once, and lists the first changes', async () => {
  const rows = Array.from({ length: 600 }, (_, at) => `B-${at},Dish ${at},Category,1`)
  const answer = await read(['sku,name en,category,price', ...rows].join('\n'), SAVE)
  expect(answer.counts.added).toBe(600)
  expect(answer.changes).toHaveLength(200)
  expect(await products()).toHaveLength(602)
})

it('is one change in the history', async () => {
  const { changeId } = await read(FILE, SAVE)
  const { rows } = await api.foundation.database.run({ kind: 'tenant', accountId: 1 }, db =>
    db.execute(
      `select entity, count(*)::int as total from menu_revision where change_id = '${changeId}' group by 1`,
    ),
  )
  expect(rows).toEqual(
    expect.arrayContaining([
      { entity: 'product', total: 3 },
      { entity: 'category', total: 1 },
    ]),
  )
})

it('is undone completely: prices, new products and their new categories', async () => {
  const before = await products()
  const { changeId } = await read(FILE, SAVE)
  const undone = await api.app.inject({
    method: 'PUT',
    url: '/api/Product/BulkUndo',
    payload: { serviceProviderId: menu.serviceProviderId, undoToken: changeId },
    headers: admin,
  })
  expect(undone.json()).toEqual({ restored: 3, changedSince: 0, leftOut: 0 })
  const facts = ({ id, price, name, categoryId }: Product) => ({ id, price, name, categoryId })
  expect((await products()).map(facts)).toEqual(before.map(facts))
  const url = `/api/Category/Get?ServiceProviderId=${menu.serviceProviderId}`
  expect((await api.app.inject({ url, headers: admin })).json().data).toHaveLength(1)
})

it('deletes its sizes on undo, except for those that other products use', async () => {
  const sizeNames = async () => {
    const url = `/api/Size/Get?ServiceProviderId=${menu.serviceProviderId}`
    const { data }: { data: { id: number; name: string }[] } = (
      await api.app.inject({ url, headers: admin })
    ).json()
    return data
  }
  await read('SKU,Sizes\nK-1,Family: 90\n', SAVE)
  await api.app.inject({
    method: 'POST',
    url: '/api/Size/Add',
    headers: admin,
    payload: { serviceProviderId: menu.serviceProviderId, name: { ar: '', en: 'Unused' } },
  })
  const { changeId } = await read(
    'Name (English),Category,Sizes\nKaak,Category,Small: 4; Large: 7\nMaamoul,Category,Small: 5; Family: 80\n',
    SAVE,
  )
  const made = await sizeNames()
  expect(made.map(({ name }) => JSON.parse(name).en)).toEqual(['Family', 'Unused', 'Small', 'Large'])
  const large = made.find(({ name }) => name.includes('Large'))
  await api.foundation.database.run(tenant(1), db =>
    db
      .update(product)
      .set({ sizes: [{ sizeId: large?.id ?? 0, price: 60 }] })
      .where(eq(product.id, menu.productIds[1] ?? 0)),
  )
  await api.app.inject({
    method: 'PUT',
    url: '/api/Product/BulkUndo',
    headers: admin,
    payload: { serviceProviderId: menu.serviceProviderId, undoToken: changeId },
  })
  expect((await sizeNames()).map(({ name }) => JSON.parse(name).en)).toEqual(['Family', 'Unused', 'Large'])
})

it('refuses changes that the caller may not make by hand', async () => {
  const images = createImageStorage(createFolderStore(api.foundation.env.DATA_DIR))
  const { run } = createMenuImportService({ ...api.foundation, images, checkPlanLimit })
  const file = Buffer.from('sku,visible,price\nK-1,no,31\n')
  const request = { serviceProviderId: menu.serviceProviderId, dryRun: true }
  const caller = { scope: tenant(1), language: 'en', branchIds: [], key: undefined } as const
  const answers = await Promise.all(
    [['menu.edit'] as const, ['menu.edit', 'menu.snooze', 'menu.price'] as const].map(permissions =>
      run({ ...caller, permissions }, { request, file }),
    ),
  )
  expect(answers.map(({ faults }) => faults.map(({ field, code }) => [field, code]))).toEqual([
    [
      ['price', 'import_not_allowed'],
      ['isVisible', 'import_not_allowed'],
    ],
    [],
  ])
})

it('refuses caffeine without a unit, as the editor does', async () => {
  const file = (per: string) => `SKU,Caffeine (mg)${per && ',Caffeine per'}\nK-1,95${per && `,${per}`}\n`
  const faultsOf = async (per: string) =>
    (await read(file(per))).faults.map(({ field, code }) => [field, code])
  expect(await faultsOf('')).toEqual([['caffeineMg', 'caffeine_per_what']])
  for (const per of [' ', 'litre'])
    expect(await faultsOf(per)).toEqual([['caffeinePer', 'caffeine_per_what']])
  expect((await read(file('كوب'), SAVE)).faults).toEqual([])
  expect((await products())[0]).toMatchObject({ caffeineMg: 95, caffeinePer: 'cup' })
  const more = await read('SKU,Caffeine (mg)\nK-1,120\n', SAVE)
  expect([more.faults, more.changes[0]?.fields.map(({ field }) => field)]).toEqual([[], ['caffeineMg']])
})

it('keeps a product whose caffeine had no unit before', async () => {
  await api.foundation.database.run(tenant(1), db =>
    db.update(product).set({ caffeineMg: 40 }).where(inArray(product.id, menu.productIds)),
  )
  expect((await read('SKU,Price (SAR)\nK-1,31\n')).counts).toMatchObject({ changed: 1, faulty: 0 })
})
