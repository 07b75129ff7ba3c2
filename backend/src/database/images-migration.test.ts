import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { addMenu } from '#src/testing/menu-fixture.ts'

const FILE = new URL('./migrations/0004_images.sql', import.meta.url)
const [LOGO, DISH] = ['a'.repeat(40), 'b'.repeat(40)]

let test: TestApp
let client: pg.Client
beforeAll(async () => {
  test = await createTestApp()
  client = new pg.Client({ connectionString: test.ownerUrl })
  await client.connect()
})
afterAll(async () => {
  await client?.end()
  await test?.close()
})

it('gives every merchant the pictures that their rows name, even if row level security applies to the owner', async () => {
  const { database } = test.foundation
  const own = await addMenu(database, 1, [
    { en: 'Kabsa', imageKey: DISH },
    { en: 'Tea', imageKey: DISH },
  ])
  await addMenu(database, 2, [{ en: 'Kabsa', imageKey: DISH }, { en: 'Water' }])
  await client.query('update service_provider set logo_key = $1 where id = $2', [LOGO, own.serviceProviderId])

  await client.query('begin')
  await client.query('drop table image; create role test_owner; grant all on schema public to test_owner')
  for (const table of ['account', 'service_provider', 'product'])
    await client.query(`alter table ${table} owner to test_owner`)
  await client.query('set local role test_owner')
  await client.query(await readFile(FILE, 'utf8'))
  const { rows } = await client.query('select account_id, key from image order by 1, 2')
  await client.query('rollback')
  expect(rows).toEqual([
    { account_id: 1, key: LOGO },
    { account_id: 1, key: DISH },
    { account_id: 2, key: DISH },
  ])
})
