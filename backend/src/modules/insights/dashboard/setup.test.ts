import pg from 'pg'
import type { SetupList } from '@sufra/shared/contracts/account'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { addMenu } from '#src/testing/menu-fixture.ts'
import { addNewMerchant } from '#src/testing/new-merchant.ts'
import type { NewMerchant } from '#src/testing/new-merchant.ts'
import { addPlacedOrder } from '#src/testing/placed-order.ts'
import { addShop } from '#src/testing/shop-fixture.ts'

let api: TestApp
let fresh: NewMerchant
let owner: pg.Pool
beforeAll(async () => {
  api = await createTestApp()
  fresh = await addNewMerchant(api, 'fresh', 'Active')
  owner = new pg.Pool({ connectionString: api.ownerUrl, max: 1 })
  await addShop(api, 1)
})
afterAll(async () => {
  await owner.end()
  await api.close()
})

const done = async (headers: Record<string, string> = fresh.headers): Promise<string[]> => {
  const answer = await api.app.inject({ url: '/api/Dashboard/GetSetup', headers })
  const { items }: SetupList = answer.json()
  return items.filter(({ isDone }) => isDone).map(({ key }) => key)
}

it('lists all steps for a new merchant, whatever others have', async () => {
  const answer = await api.app.inject({ url: '/api/Dashboard/GetSetup', headers: fresh.headers })
  expect(answer.json().items).toEqual(
    ['menu', 'platform', 'team', 'logo', 'vatNumber'].map(key => ({ key, isDone: false })),
  )
})

it('marks each completed step', async () => {
  const { accountId } = fresh
  await addShop(api, accountId)
  expect(await done()).toEqual(['menu', 'platform'])
  await owner.query(
    `insert into app_user (account_id, email, name, role, is_active)
      values ($1, 'former@x.test', 'former', 'Cashier', false)`,
    [accountId],
  )
  expect(await done()).not.toContain('team')
  await owner.query(`update app_user set is_active = true where account_id = $1`, [accountId])
  await owner.query(`update service_provider set logo_key = 'abc' where account_id = $1`, [accountId])
  await owner.query(`update account set vat_number = '310044556600003' where id = $1`, [accountId])
  expect(await done()).toEqual(['menu', 'platform', 'team', 'logo', 'vatNumber'])
  await owner.query(`update product set deleted_at = now() where account_id = $1`, [accountId])
  expect(await done()).not.toContain('menu')
})

it("lists nothing after the first order, and ignores a platform's test", async () => {
  const { database } = api.foundation
  const menu = await addMenu(database, fresh.accountId, [])
  await addPlacedOrder(database, menu, { changes: { isTest: true }, lines: [] })
  expect(await done()).not.toEqual([])
  await addPlacedOrder(database, menu, { changes: {}, lines: [] })
  const answer = await api.app.inject({ url: '/api/Dashboard/GetSetup', headers: fresh.headers })
  expect(answer.json()).toEqual({ items: [] })
})

it('lists steps for the Admin only', async () => {
  expect(await done(await api.signIn('admin'))).toEqual(['menu', 'platform', 'team', 'vatNumber'])
  for (const who of ['operator', 'staff', 'kitchen']) {
    const headers = await api.signIn(who)
    expect((await api.app.inject({ url: '/api/Dashboard/GetSetup', headers })).statusCode).toBe(403)
  }
})
