import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import type { AccountExport } from '@sufra/shared/contracts/account-export'
import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'
import type { Headers } from '#src/testing/shop-fixture.ts'
import { EXPORTED_TABLES, OMITTED_TABLES } from './exported-tables.ts'

let open: OpenShop
beforeAll(async () => {
  open = await openShop()
})
afterAll(() => open?.close())
beforeEach(() => open.owner.query('delete from account_export'))

const add = async (headers: Headers = open.admin) =>
  open.test.app.inject({ method: 'POST', url: '/api/AccountExport/Add', headers })
const list = (headers: Headers = open.admin): Promise<AccountExport[]> =>
  open.get('/api/AccountExport/Get', headers)
const file = (id: number, headers: Headers = open.admin) =>
  open.test.app.inject({ url: `/api/AccountExport/File/${id}`, headers })
const build = async (): Promise<number> => {
  const { id } = (await add()).json()
  await open.test.foundation.jobs.drain()
  return id
}
const contentsOf = async (id: number) => {
  const answer = await file(id)
  expect(answer.headers['content-type']).toBe('application/zip')
  return Object.fromEntries(
    Object.entries(unzipSync(answer.rawPayload)).map(([name, bytes]) => [name, strFromU8(bytes)]),
  )
}
const folder = () => readdir(join(open.test.foundation.env.DATA_DIR, 'exports'))

it('covers every table with rows of merchants', async () => {
  const { rows } = await open.owner.query(`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`)
  const known = [...EXPORTED_TABLES.map(({ table }) => table), ...Object.keys(OMITTED_TABLES)]
  expect(rows.map(({ name }) => name).filter(name => !known.includes(name))).toEqual([])
})

it('exports everything of the merchant, without data of others and secrets', async () => {
  const { orderNumber } = await open.place()
  await open.owner.query(`update integration set webhook_secret = 'very-secret-words' where account_id = 1`)
  const id = await build()
  expect(await list()).toMatchObject([
    {
      id,
      state: 'Ready',
      done: EXPORTED_TABLES.length,
      total: EXPORTED_TABLES.length,
      bytes: expect.any(Number),
    },
  ])
  const files = await contentsOf(id)
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['README.txt', 'data/app_order.csv', 'data/product.csv']),
  )
  expect(files['data/app_order.csv']).toContain(orderNumber)
  expect(files['data/app_user.csv']).toContain('admin@sufra.test')
  const all = Object.values(files).join('\n')
  for (const hidden of ['second@sufra.test', 'very-secret-words', 'password_hash', '$argon2'])
    expect(all).not.toContain(hidden)
})

it('is named by the date in Saudi Arabia, three hours ahead of UTC', async () => {
  const id = await build()
  await open.owner.query(`update account_export set at = '2026-11-20T22:30:00Z' where id = $1`, [id])
  expect((await file(id)).headers['content-disposition']).toBe('attachment; filename="sufra-2026-11-21.zip"')
})

it('escapes cells that a spreadsheet would evaluate', async () => {
  await open.owner.query(`update service_provider set phone = '=1+1' where account_id = 1`)
  expect((await contentsOf(await build()))['data/service_provider.csv']).toContain(`'=1+1`)
})

it('leaves out the internal notes of the operator’s people', async () => {
  await open.owner.query(`
    with begun as (insert into ticket (account_id, subject, search_key, opened_by_id, opened_by)
      values (1, 'Late', 'late', 1, 'N') returning id)
    insert into ticket_message (account_id, ticket_id, kind, side, author_name, text)
    select 1, id, kind, 'operator', 'Op', kind || ' of the operator' from begun, (values ('text'), ('note')) as k (kind)`)
  const files = await contentsOf(await build())
  expect(files['data/ticket_message.csv']).toContain('text of the operator')
  expect(files['data/ticket_message.csv']).not.toContain('note of the operator')
})

it('writes one at a time, and has no file before it is written', async () => {
  const answer = await add()
  expect((await add()).json()).toMatchObject({ status: 409, code: 'already_exists' })
  expect((await file(answer.json().id)).statusCode).toBe(404)
  await open.test.foundation.jobs.drain()
})

it('deletes the file with its row after seven days, and leaves no partial file', async () => {
  const id = await build()
  const before = await folder()
  expect(before.filter(name => !name.endsWith('.zip'))).toEqual([])
  await open.owner.query(`update account_export set expires_at = now() - interval '1 second'`)
  await open.test.foundation.jobs.run('delete-account-exports')
  expect((await file(id)).statusCode).toBe(404)
  expect(await folder()).toHaveLength(before.length - 1)
})
