import { readFile } from 'node:fs/promises'
import type { ImportAnswer } from '@sufra/shared/contracts/menu-import'
import { readXlsx } from 'hucre/xlsx'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { importForm } from '#src/testing/import-form.ts'
import { addMenu } from '#src/testing/menu-fixture.ts'
import type { Menu } from '#src/testing/menu-fixture.ts'

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
  ])
})
afterAll(() => api.close())

const send = async (name: string | Buffer, options: object = {}, path = 'Import') => {
  const bytes = typeof name === 'string' ? await readFile(new URL(`./cases/${name}`, import.meta.url)) : name
  const form = importForm({ serviceProviderId: menu.serviceProviderId, ...options }, bytes)
  return api.app.inject({
    method: 'POST',
    url: `/api/Product/${path}`,
    payload: form.payload,
    headers: { ...admin, ...form.headers },
  })
}
const read = async (name: string | Buffer, options: object = {}): Promise<ImportAnswer> => {
  const response = await send(name, options)
  expect([response.statusCode, response.statusCode === 200 ? '' : response.body]).toEqual([200, ''])
  return response.json()
}
const afterOf = ({ changes }: ImportAnswer) =>
  changes.map(({ fields }) => Object.fromEntries(fields.map(({ field, after }) => [field, after])))
const faultsOf = ({ faults }: ImportAnswer) => faults.map(({ row, field, code }) => [row, field, code])

it('reads the export of Foodics', async () => {
  expect(afterOf(await read('foodics.csv'))).toMatchObject([
    {
      sku: 'sk-1',
      category: 'Mains',
      price: '42',
      descriptionAr: 'أرز ولحم',
      descriptionEn: 'Rice and lamb',
    },
    { sku: 'sk-2', nameAr: 'شاي أحمر', nameEn: 'Red Tea', isVisible: 'no' },
  ])
})

it('reads the export of Square: rows of one item are its sizes', async () => {
  const answer = await read('square.csv')
  expect(afterOf(answer)).toMatchObject([
    { sku: 'KT-S', nameEn: 'Karak Tea', category: 'Hot drinks', sizes: 'Small: 6; Large: 9' },
    { sku: 'LK', price: '42' },
  ])
  expect(answer.counts).toMatchObject({ faulty: 0, withoutPrice: 0 })
})

it('reads the export of Loyverse, whose headings name the store', async () => {
  expect(afterOf(await read('loyverse-simple.csv'))).toMatchObject([
    { sku: '10003', category: 'أطباق', price: '42' },
    { sku: '10005', nameAr: 'شاي', price: '5', isVisible: 'yes' },
  ])
})

it('reads the export of Shopify: variants in rows, descriptions as HTML, archived as hidden', async () => {
  const answer = await read('shopify.csv')
  expect(faultsOf(answer)).toEqual([])
  expect(afterOf(answer)).toMatchObject([
    { sku: 'KUN-1', nameEn: 'Kunafa', descriptionEn: 'With cheese', sizes: 'Single: 12; Family: 60' },
    { sku: 'TEA', price: '5', isVisible: 'no' },
  ])
})

it('reads the export of WooCommerce: variations below their parent, and only the last category', async () => {
  const answer = await read('woocommerce.csv')
  expect(faultsOf(answer)).toEqual([])
  expect(afterOf(answer)).toMatchObject([
    { sku: 'HUM', descriptionEn: 'Chickpeas & tahini', category: 'Mezze', price: '12', isVisible: 'yes' },
    { sku: 'LAT', nameEn: 'Latte', sizes: 'Small: 14; Large: 18', isVisible: 'no' },
  ])
})

it('reads the export of Odoo', async () => {
  expect(afterOf(await read('odoo.csv'))).toMatchObject([
    { sku: 'K1', nameEn: 'Kabsa', price: '42', category: 'Mains', isVisible: 'yes' },
    { sku: 'T1', category: 'Drinks', isVisible: 'no' },
  ])
})

it('reads sizes in columns, and accepts other columns by hand', async () => {
  const answer = await read('sizes-in-columns.csv')
  expect(answer.sizeColumns).toEqual([2, 3])
  expect(afterOf(answer)).toMatchObject([{ sizes: 'صغير: 6; كبير: 9' }, { sizes: 'صغير: 3' }])
  const { mapping } = answer
  expect(afterOf(await read('sizes-in-columns.csv', { mapping, sizeColumns: [3] }))[1]).not.toHaveProperty(
    'sizes',
  )
})

it('reads options with rows of their own', async () => {
  const file =
    'Name,Category,Price,Modifier group,Option name,Option price\n' +
    'Latte,Drinks,14,Milk,Oat,3\n,,,,Soy,2\n,,,Syrup,Vanilla,\nTea,Drinks,5,,,\n'
  const answer = await read(Buffer.from(file))
  expect(faultsOf(answer)).toEqual([])
  expect(afterOf(answer)).toMatchObject([
    { price: '14', modifiers: 'Milk (0-2): Oat +3; Soy +2 | Syrup (0-1): Vanilla' },
    { nameEn: 'Tea', price: '5' },
  ])
})

it('reads columns with yes or no for shared choices', async () => {
  const made = await api.app.inject({
    method: 'POST',
    url: '/api/Choice/Add',
    headers: admin,
    payload: {
      serviceProviderId: menu.serviceProviderId,
      name: JSON.stringify({ ar: 'صوصات', en: 'Sauces' }),
      min: 0,
      max: 1,
      isRequired: false,
      options: [{ optionNameEn: 'Garlic', optionNameAr: 'ثوم', price: 0, isAvailable: true }],
    },
  })
  expect(made.statusCode).toBe(200)
  const file = 'Name,Category,Price,Modifier Set - Sauces\nFries,Sides,9,Y\nSalad,Sides,9,N\n'
  const answer = await read(Buffer.from(file))
  expect(answer.modifierColumns).toEqual([3])
  expect(afterOf(answer).map(({ modifiers }) => modifiers)).toEqual(['#Sauces / صوصات', undefined])
})

it('reads plain Arabic words for yes and no', async () => {
  expect(afterOf(await read('arabic-available.csv')).map(({ isVisible }) => isVisible)).toEqual(['yes', 'no'])
})

it('reads a table below a title, and Arabic text under "Name" as the Arabic name', async () => {
  const titled = await read('title-above.csv')
  expect([titled.headingRow, titled.counts.added]).toEqual([3, 2])
  expect(afterOf(await read('name-only-arabic.csv'))).toMatchObject([
    { nameAr: 'كبسة دجاج', price: '30' },
    { nameAr: 'شاي أحمر', price: '5' },
  ])
})

it('fills merged categories down', async () => {
  const answer = await read('merged-category.xlsx')
  expect(afterOf(answer).map(({ category }) => category)).toEqual([
    'Mezze',
    'Mezze',
    'Mezze',
    'Mains',
    'Mains',
  ])
})

it('reports values that a spreadsheet damaged, and reads ="00123" as text', async () => {
  expect(faultsOf(await read('scientific-one.csv'))).toEqual([[2, 'sku', 'import_scientific_number']])
  expect(faultsOf(await read('date-cells.xlsx'))).toEqual([
    [3, 'sku', 'import_date_cell'],
    [3, 'nameEn', 'import_date_cell'],
  ])
  expect(afterOf(await read('excel-text-numbers.csv')).map(({ sku }) => sku)).toEqual(['00123', '00124'])
})

it('reads prices with invisible direction marks', async () => {
  expect(afterOf(await read('sufra-price-copied.csv')).map(({ price }) => price)).toEqual(['48', '6'])
})

it('ignores a formula in an unused column', async () => {
  const answer = await read(Buffer.from('SKU,Name,Notes,Category\nN-1,Laban,=1+1,Drinks\n'))
  expect([answer.counts.added, answer.faults]).toEqual([1, []])
})

it('asks about a price that it does not recognise, and counts items without one', async () => {
  const file = Buffer.from('Name,Category,Takeaway\nLaban,Drinks,4.00\nAyran,Drinks,5.00\n')
  const asked = await read(file)
  expect([asked.priceColumns, asked.counts.withoutPrice]).toEqual([[2], 2])
  const answered = await read(file, { mapping: { ...asked.mapping, price: 2 } })
  expect([answered.priceColumns, answered.counts.withoutPrice]).toEqual([[], 0])
})

it('creates no duplicates when a file is imported again or has another SKU for a known dish', async () => {
  for (const name of ['name-only-arabic.csv', 'square.csv', 'woocommerce.csv', 'sizes-in-columns.csv']) {
    await read(name, { dryRun: false })
    expect((await read(name)).counts).toMatchObject({ added: 0, changed: 0 })
  }
  const other = await read(Buffer.from('SKU,Name\nX-9,lamb  KABSA\n'))
  expect(other.counts).toMatchObject({ added: 0, changed: 1 })
})

it('imports the valid rows, and returns the others as a file with the reasons', async () => {
  const file = Buffer.from(
    'SKU,Name,Category,Price\nG-1,Laban,Drinks,4\nG-2,Ayran,Sours,dear\nG-3,,Drinks,\nG-4,Tea,Drinks,5\n',
  )
  const answer = await read(file, { dryRun: false })
  expect(answer.counts).toMatchObject({ added: 2, faulty: 2, newCategories: 1 })
  const left = await send(file, {}, 'ImportFaults')
  const [sheet] = (await readXlsx(new Uint8Array(left.rawPayload))).sheets
  expect(sheet?.rows).toEqual([
    ['SKU', 'Name', 'Category', 'Price', 'Why it was not imported'],
    ['G-2', 'Ayran', 'Sours', 'dear', 'Price: This is not a number.'],
    ['G-3', '', 'Drinks', '', expect.stringMatching(/.+/)],
  ])
})
