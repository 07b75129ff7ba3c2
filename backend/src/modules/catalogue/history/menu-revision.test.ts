import { Client } from 'pg'
import type { Product } from '@sufra/shared/contracts/product'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { addMenu } from '#src/testing/menu-fixture.ts'
import type { Menu } from '#src/testing/menu-fixture.ts'
import { inputOf, productForm } from '#src/testing/product-form.ts'
import { WAKE_TIMER } from '../product/availability/availability.service.ts'

let api: TestApp
let menu: Menu
let admin: { authorization: string }

beforeAll(async () => {
  api = await createTestApp()
  menu = await addMenu(api.foundation.database, 1, [{ en: 'Kabsa', price: 30 }, { en: 'Mandi' }])
  admin = await api.signIn('admin')
})
afterAll(() => api.close())

const select = async (text: string, values: unknown[] = []) => {
  const client = new Client({ connectionString: api.ownerUrl })
  await client.connect()
  return client
    .query(text, values)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}
const revisionsOf = (id: number) =>
  select(
    `select r.before, r.after, u.email from menu_revision r left join app_user u on u.id = r.by_user_id
     where entity = 'product' and entity_id = $1 order by r.id`,
    [id],
  )
const read = async (id: number): Promise<Product> => {
  const query = { Id: String(id), ServiceProviderId: String(menu.serviceProviderId) }
  return (await api.app.inject({ url: '/api/Product/Get/Id', query, headers: admin })).json()
}

it('records the author of a change of a product, and the values before and after', async () => {
  const [kabsa = 0] = menu.productIds
  const form = productForm(inputOf(await read(kabsa), { price: 35 }))
  const headers = { ...admin, ...form.headers }
  await api.app.inject({ method: 'PUT', url: '/api/Product/Update', payload: form.payload, headers })
  const [added, changed, ...more] = await revisionsOf(kabsa)
  expect(added).toMatchObject({ before: null, after: { price: 30 }, email: null })
  expect(changed).toEqual({ before: { price: 30 }, after: { price: 35 }, email: 'admin@sufra.test' })
  expect(more).toEqual([])
})

it('records nothing when nothing changed', async () => {
  const [, mandi = 0] = menu.productIds
  const form = productForm(inputOf(await read(mandi)))
  const headers = { ...admin, ...form.headers }
  await api.app.inject({ method: 'PUT', url: '/api/Product/Update', payload: form.payload, headers })
  expect(await revisionsOf(mandi)).toHaveLength(1)
})

it('records the end of an expired snooze without an author', async () => {
  const [, mandi = 0] = menu.productIds
  const snooze = { productIds: [mandi], preset: '1h' }
  await api.app.inject({ method: 'PUT', url: '/api/Product/Snooze', payload: snooze, headers: admin })
  await select(`update product set snoozed_until = now() - interval '1 second' where id = $1`, [mandi])
  await api.foundation.timers.run(WAKE_TIMER)
  const [woken] = (await revisionsOf(mandi)).toReversed()
  expect(woken).toMatchObject({ before: { is_visible: false }, after: { is_visible: true }, email: null })
})
