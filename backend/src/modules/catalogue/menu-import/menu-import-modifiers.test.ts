import { checkPlanLimit } from '#src/modules/billing/billing.ts'
import type { ImportAnswer } from '@sufra/shared/contracts/menu-import'
import type { Permission } from '@sufra/shared/contracts/permission'
import type { Product } from '@sufra/shared/contracts/product'
import { tenant } from '#src/database/database.ts'
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
  menu = await addMenu(api.foundation.database, 1, [{ sku: 'K-1', ar: 'كبسة', en: 'Kabsa', price: 30 }])
})
afterAll(() => api.close())

const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  api.app.inject({ method, url: `/api/${path}`, payload, headers: admin })
const send = async (file: Uint8Array | string, dryRun = false): Promise<ImportAnswer> => {
  const form = importForm({ serviceProviderId: menu.serviceProviderId, dryRun }, file)
  const headers = { ...admin, ...form.headers }
  const { payload } = form
  const answer = await api.app.inject({ method: 'POST', url: '/api/Product/Import', payload, headers })
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, ''])
  return answer.json()
}
const products = async (): Promise<Product[]> =>
  (await call('GET', `Product/Get?ServiceProviderId=${menu.serviceProviderId}`)).json().data
const kabsa = async (): Promise<Product> => {
  const [found] = await products()
  if (!found) throw new Error('The menu is empty')
  return found
}
const addChoice = async (en: string, ar: string): Promise<number> =>
  (
    await call('POST', 'Choice/Add', {
      serviceProviderId: menu.serviceProviderId,
      name: { en, ar },
      max: 1,
      options: [{ optionNameEn: 'Garlic', optionNameAr: 'ثوم', price: 1 }],
    })
  ).json().id

const FULL = `sku,sizes,modifiers
K-1,Small / صغير: 20; Large / كبير: 34.5,"Extras / إضافات (0-3): Cheese / جبن +3; Honey | #صوصات"
`

it('adds groups, shared choices and sizes to products, and creates missing sizes', async () => {
  const choiceId = await addChoice('Sauces', 'صوصات')
  const answer = await send(FULL)
  expect(answer.counts).toMatchObject({ changed: 1, newSizes: 2 })
  const { modifiers, choicesIds, sizes } = await kabsa()
  expect(choicesIds).toEqual([choiceId])
  expect(sizes.map(({ price }) => price)).toEqual([20, 34.5])
  expect(modifiers).toMatchObject([
    {
      id: 1,
      name: { ar: 'إضافات', en: 'Extras' },
      min: 0,
      max: 3,
      required: false,
      options: [
        { id: 1, optionNameEn: 'Cheese', optionNameAr: 'جبن', price: 3, isAvailable: true },
        { id: 2, optionNameEn: 'Honey', optionNameAr: '', price: 0 },
      ],
    },
  ])
  const again = await send(FULL)
  expect(again.counts).toMatchObject({ changed: 0, unchanged: 1, newSizes: 0 })
})

it('exports them without a difference, in both languages', async () => {
  await addChoice('Sauces', 'صوصات')
  await addChoice('Sauces', 'صوصات')
  const [, own] = [await addChoice('Salt', 'ملح'), await addChoice('Salt', 'ملح')]
  await send(FULL.replace(' | #صوصات', ''))
  const product = await kabsa()
  const form = new FormData()
  form.append('JsonProduct', JSON.stringify({ ...inputOf(product), choicesIds: [own] }))
  const saved = await api.app.inject({
    method: 'PUT',
    url: '/api/Product/Update',
    headers: admin,
    payload: form,
  })
  expect(saved.statusCode).toBe(200)
  for (const language of ['ar', 'en']) {
    const { rawPayload } = await api.app.inject({
      url: `/api/Product/Export?Format=csv&ServiceProviderId=${menu.serviceProviderId}`,
      headers: { ...admin, 'accept-language': language },
    })
    expect(rawPayload.toString()).toContain('Cheese')
    expect(await send(rawPayload, true)).toMatchObject({ faults: [], counts: { unchanged: 1, changed: 0 } })
  }
})

const inputOf = (product: Product) => {
  const { id, name, price, categoryId, serviceProviderId, modifiers } = product
  return { id, name, price, categoryId, serviceProviderId, modifiers }
}

it('keeps a snoozed option whose price changes, and clears blank cells', async () => {
  await send(FULL.replace(' | #صوصات', ''))
  const { id } = await kabsa()
  const snoozed = await call('PUT', 'Product/SnoozeOptions', {
    productId: id,
    modifierId: 1,
    optionIds: [1],
  })
  expect(snoozed.statusCode).toBe(200)
  await send('sku,modifiers\nK-1,"إضافات (0-2): عسل +1; Cheese +4"\n')
  expect((await kabsa()).modifiers).toMatchObject([
    {
      id: 1,
      name: { ar: 'إضافات', en: 'Extras' },
      max: 2,
      options: [
        { optionNameAr: 'عسل', price: 1, isAvailable: true },
        { id: 1, optionNameEn: 'Cheese', optionNameAr: 'جبن', price: 4, isAvailable: false },
      ],
    },
  ])
  await send('sku,modifiers,sizes\nK-1,,\n')
  expect(await kabsa()).toMatchObject({ modifiers: [], sizes: [] })
})

it('reports row, column and place of unknown names', async () => {
  await addChoice('Twin', 'توأم')
  await addChoice('Twin', 'توأم')
  const file = `sku,name en,category,modifiers,sizes
A,Dish A,Category,#Nobody,
B,Dish B,Category,#Twin,
C,Dish C,Category,"Extras: Cheese +x",Small: 1; small: 2
`
  const { faults } = await send(file, true)
  expect(faults.map(({ row, column, code }) => [row, column, code])).toEqual([
    [2, 'modifiers', 'import_unknown_choice:Nobody'],
    [3, 'modifiers', 'import_many_choices:Twin'],
    [4, 'modifiers', 'import_option_price:Cheese +x'],
    [4, 'sizes', 'import_same_size:small'],
  ])
  expect(faults[2]?.message).toContain('Cheese +x')
})

it('reports groups that no customer could use, and stores the rows beside them', async () => {
  const file = `sku,name en,category,modifiers
A,Dish A,Category,"Size (3-3): Small; Large"
B,Dish B,Category,"Size (0-1 required): Small; Large"
C,Dish C,Category,"Size: Small; SMALL +2"
D,Dish D,Category,"Size: Small | Cheese | size: Large"
E,Dish E,Category,"Size: Small | size: Large"
F,Dish F,Category,"Size: Small; Large"
`
  const { faults, counts } = await send(file)
  expect(faults.map(({ row, column, code }) => [row, column, code])).toEqual([
    [2, 'modifiers', 'import_group_min:Size'],
    [3, 'modifiers', 'import_group_required:Size'],
    [4, 'modifiers', 'import_same_option:SMALL'],
    [5, 'modifiers', 'import_group_without_options:Cheese'],
    [6, 'modifiers', 'import_same_group:size'],
  ])
  expect(counts).toMatchObject({ added: 1 })
})

it('reports an own group with the name of a shared one, and stores the other rows', async () => {
  await addChoice('Sauces', 'صوصات')
  const file = `sku,name en,category,modifiers
A,Dish A,Category,"#Sauces | sauces: Small"
B,Dish B,Category,"#Sauces | Size: Small"
`
  const { faults, counts } = await send(file)
  expect(faults.map(({ row, column, code }) => [row, column, code])).toEqual([
    [2, 'modifiers', 'same_name_as_group:Sauces / صوصات'],
  ])
  expect(counts).toMatchObject({ added: 1 })
})

it('reports options that stand twice in rows of their own', async () => {
  const file = `Item Name,Category,Price,Modifier Name,Option Name,Option Price
Latte,Coffee,14,Milk,Oat,3
,,,Milk,OAT,2
`
  const { faults } = await send(file, true)
  expect(faults.map(({ code }) => code)).toEqual(['import_same_option:OAT'])
})

it('lets nobody change what options and sizes cost without the right to, and a group without prices they may', async () => {
  const { run } = createMenuImportService({
    ...api.foundation,
    images: createImageStorage(createFolderStore(api.foundation.env.DATA_DIR)),
    checkPlanLimit,
  })
  const faultsOf = async (file: string, permissions: Permission[]) => {
    const caller = { scope: tenant(1), language: 'en', branchIds: [], key: undefined, permissions } as const
    const request = { serviceProviderId: menu.serviceProviderId, dryRun: true }
    return (await run(caller, { request, file: Buffer.from(file) })).faults.map(({ field, code }) => [
      field,
      code,
    ])
  }
  expect(await faultsOf(FULL.replace(' | #صوصات', ''), ['menu.edit'])).toEqual([
    ['sizes', 'import_not_allowed'],
    ['modifiers', 'import_not_allowed'],
  ])
  expect(await faultsOf('sku,modifiers\nK-1,Spice: Mild; Hot\n', ['menu.edit'])).toEqual([])
  expect(await faultsOf(FULL.replace(' | #صوصات', ''), ['menu.edit', 'menu.price'])).toEqual([])
})
