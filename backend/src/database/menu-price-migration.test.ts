import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'

const FILE = new URL('./migrations/0012_menu-price.sql', import.meta.url)

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

it('grants the price permission to every role that edits menus, once, and to no other role', async () => {
  await client.query(`
    insert into role (account_id, name, permissions) values
      (1, '{"en":"Editor"}', '{menu.snooze,menu.edit}'),
      (2, '{"en":"Editor"}', '{menu.edit}'),
      (2, '{"en":"Kitchen"}', '{menu.snooze}')`)
  const sql = await readFile(FILE, 'utf8')
  await client.query(sql)
  await client.query(sql)
  const { rows } = await client.query('select permissions from role order by id')
  expect(rows.map(row => row.permissions)).toEqual([
    ['menu.snooze', 'menu.edit', 'menu.price'],
    ['menu.edit', 'menu.price'],
    ['menu.snooze'],
  ])
})
