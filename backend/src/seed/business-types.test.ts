import pg from 'pg'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { seed } from './seed.ts'

let api: TestApp
let owner: pg.Pool
beforeEach(async () => {
  api = await createTestApp()
  owner = new pg.Pool({ connectionString: api.ownerUrl, max: 1 })
})
afterEach(async () => {
  await owner.end()
  await api.close()
})

const ids = async () =>
  (await owner.query('select id from business_type order by id')).rows.map(({ id }) => id)

it('adds the business types to a database that was seeded before they existed, and to one without demo data', async () => {
  const all = await ids()
  expect(all.length).toBeGreaterThanOrEqual(9)
  await owner.query('update account set type_id = null')
  for (const SEED of ['demo', 'off'] as const) {
    await owner.query('delete from business_type')
    await seed({ ...api.foundation, env: { ...api.foundation.env, SEED } })
    expect(await ids()).toEqual(all)
  }
})

it('keeps edited business types, and lets several nodes start at once', async () => {
  await owner.query(`update business_type set icon = 'star' where id = 1`)
  await owner.query('delete from business_type where id > 2')
  await Promise.all([seed(api.foundation), seed(api.foundation), seed(api.foundation)])
  const { rows } = await owner.query('select icon from business_type where id = 1')
  expect(rows).toEqual([{ icon: 'star' }])
})
