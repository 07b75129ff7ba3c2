import pg from 'pg'
import type { MenuDiff, MenuDiffRow } from '@sufra/shared/contracts/publication'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { startDeliveryPlatforms } from '#src/testing/delivery-platforms.ts'
import type { DeliveryPlatforms } from '#src/testing/delivery-platforms.ts'
import { addShop } from '#src/testing/shop-fixture.ts'
import type { Shop } from '#src/testing/shop-fixture.ts'

const JAHEZ = 2

let platforms: DeliveryPlatforms
let api: TestApp
let owner: pg.Pool
let shop: Shop
let headers: { authorization: string }

beforeAll(async () => {
  platforms = await startDeliveryPlatforms()
  api = await createTestApp({ ...platforms.settings, PUBLIC_URL: 'https://sufra.example' })
  owner = new pg.Pool({ connectionString: api.ownerUrl, max: 2 })
  // Dropping the database may cut a connection that is just closing.
  owner.on('error', () => undefined)
  shop = await addShop(api, 1)
  headers = await api.signIn('admin')
})
afterAll(async () => {
  await owner?.end()
  await api?.close()
  await platforms?.close()
})

const send = (method: 'POST' | 'PUT', path: string, payload: object) =>
  api.app.inject({ method, url: `/api/${path}`, headers, payload })
const diffOfKabsa = async (): Promise<MenuDiffRow | undefined> => {
  const url = `/api/MenuPublication/Diff?ServiceProviderId=${shop.serviceProviderId}&ChannelId=${JAHEZ}`
  const { channels }: MenuDiff = (await api.app.inject({ url, headers })).json()
  return channels.find(({ channelId }) => channelId === JAHEZ)?.rows.find(row => row.productId === kabsa())
}
const publish = async () => {
  platforms.taken.length = 0
  const { serviceProviderId } = shop
  expect(
    (await send('POST', 'MenuPublication/Add', { serviceProviderId, channelIds: [JAHEZ] })).statusCode,
  ).toBe(200)
  await api.foundation.jobs.drain()
}
const kabsa = () => shop.productIds[0] ?? 0

const OPTION = { id: 1, optionNameEn: 'Rice', optionNameAr: 'رز', price: 10, isAvailable: true }
const GROUP = { id: 1, name: { ar: 'جانب', en: 'Side' }, options: [OPTION], min: 0, max: 1, required: false }
const setGroups = (groups: object[]) =>
  owner.query('update product set modifiers = $2 where id = $1', [kabsa(), JSON.stringify(groups)])
const addChoice = async (): Promise<number> => {
  const bread = { optionNameEn: 'Bread', optionNameAr: 'خبز', price: 0 }
  const { serviceProviderId } = shop
  const limits = {
    min: 1,
    max: 2,
    isRequired: true,
    options: [bread, { ...bread, optionNameEn: 'Naan', optionNameAr: 'نان' }],
  }
  const added = await send('POST', 'Choice/Add', {
    serviceProviderId,
    name: { ar: 'خبز', en: 'Bread' },
    ...limits,
  })
  await owner.query('update product set choices_ids = $2 where id = $1', [kabsa(), [added.json().id]])
  return added.json().id
}

it('sends the option groups of a dish with prices by the rule, and shows their differences', async () => {
  const rule = { percent: 15, roundUpTo: 0.5, commissionPercent: 20 }
  const { serviceProviderId } = shop
  await send('PUT', 'ChannelPricing/Update', { serviceProviderId, channelId: JAHEZ, ...rule })
  await publish()
  const choiceId = await addChoice()
  await setGroups([GROUP])
  const details = (await diffOfKabsa())?.details
  expect(details?.map(({ of, what }) => [of, what])).toEqual([
    ['group', 'added'],
    ['group', 'added'],
  ])
  await publish()
  const sent = platforms.taken.find(({ path }) => path.endsWith(`/items/${kabsa()}`))
  const item = JSON.parse(sent?.text ?? '{}')
  const own = { id: 'modifier-1', min: 0, max: 1, isRequired: false }
  const shared = { id: `choice-${choiceId}`, min: 1, max: 2, isRequired: true }
  expect(item.modifierGroups).toMatchObject([
    {
      ...own,
      options: [{ optionId: 1001, name: '{"ar":"رز","en":"Rice"}', price: 11.5, isAvailable: true }],
    },
    { ...shared, options: [{ price: 0 }, { price: 0 }] },
  ])
  expect(await diffOfKabsa()).toMatchObject({ change: 'same', details: [] })
})

it('shows another name of the category, and changes of a group and its options', async () => {
  await setGroups([{ ...GROUP, max: 2, options: [{ ...OPTION, optionNameEn: 'White rice', price: 20 }] }])
  const feasts = '{"ar":"ولائم","en":"Feasts"}'
  await owner.query('update category set name = $2 where id = $1', [shop.categoryId, feasts])
  const rice = '{"ar":"رز","en":"White rice"}'
  expect(await diffOfKabsa()).toMatchObject({
    change: 'changed',
    details: [
      { of: 'category', what: 'name', after: feasts },
      { of: 'group', what: 'limits', before: '0–1', after: '0–2' },
      { of: 'option', what: 'name', before: '{"ar":"رز","en":"Rice"}', after: rice },
      { of: 'option', name: rice, what: 'price', before: '11.5', after: '23' },
    ],
  })
})

it('shows no differences of groups for menus from before groups were sent', async () => {
  await setGroups([])
  await owner.query(`update product set choices_ids = '{}' where id = $1`, [kabsa()])
  await owner.query(`update category set name = m.menu -> 'categories' -> 0 ->> 'name'
    from menu_publication m where category.id = (m.menu -> 'categories' -> 0 ->> 'id')::int`)
  await owner.query(`update menu_publication set menu = jsonb_set(menu, '{items}', (
    select jsonb_agg(item - 'modifierGroups') from jsonb_array_elements(menu -> 'items') as item))`)
  expect(await diffOfKabsa()).toMatchObject({ change: 'same', details: [] })
})

it('names the groups that no customer could use and leaves their dish out, and warns of equal names', async () => {
  const group = { ...GROUP, min: 3, max: 3, required: true }
  const twin = { ...GROUP, id: 2, options: [OPTION, { ...OPTION, id: 2 }] }
  await setGroups([group, twin])
  const url = `/api/MenuPublication/Diff?ServiceProviderId=${shop.serviceProviderId}`
  const { channels }: MenuDiff = (await api.app.inject({ url, headers })).json()
  const problems = channels.find(({ channelId }) => channelId === JAHEZ)?.problems
  const faulty = { kind: 'modifier', name: JSON.stringify(GROUP.name) }
  const dishOf = (groups: object[]) => [expect.objectContaining({ productId: kabsa(), groups })]
  expect(problems?.filter(({ code }) => code.endsWith('_group'))).toEqual([
    {
      code: 'impossible_group',
      language: null,
      isBlocking: true,
      dishes: dishOf([{ ...faulty, id: 1, code: 'min_above_options' }]),
    },
    {
      code: 'faulty_group',
      language: null,
      isBlocking: false,
      dishes: dishOf([
        { ...faulty, id: 2, code: 'same_option_name' },
        { ...faulty, id: 2, code: 'same_group_name' },
      ]),
    },
  ])
  await publish()
  const isKabsa = ({ method, path }: { method: string; path: string }) =>
    method === 'PUT' && path.endsWith(`/items/${kabsa()}`)
  expect(platforms.taken.filter(isKabsa)).toEqual([])
})
