import { sql } from 'drizzle-orm'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import type { SeedStep } from './seed-step.ts'
import { menusStep } from './menu/menus-step.ts'
import { seed } from './seed.ts'

const OPERATOR = { OPERATOR_EMAIL: 'Boss@Example.com', OPERATOR_PASSWORD: 'Boss-pass-1' }

let test: TestApp
beforeEach(async () => {
  test = await createTestApp({ SEED: 'demo', ...OPERATOR })
})
afterEach(() => test?.close())

const runSql = (query: string) =>
  test.foundation.database.run(ALL_MERCHANTS, db => db.execute(sql.raw(query)))

const addRow: SeedStep = {
  name: 'one row',
  run: async db => {
    await db.execute(sql`insert into account (name, city) values ('{}', 'riyadh')`)
  },
}

it('runs its steps once, in one transaction, however many nodes start', async () => {
  await runSql('delete from meta')
  await Promise.all([seed(test.foundation, [addRow]), seed(test.foundation, [addRow])])
  await seed(test.foundation, [addRow])
  expect((await runSql('select id from account')).rowCount).toBe(3)
})

it('rolls everything back when a step fails, and is not marked as done', async () => {
  await runSql('delete from meta')
  const failing: SeedStep = { name: 'fails', run: () => Promise.reject(new Error('no')) }
  await expect(seed(test.foundation, [addRow, failing])).rejects.toThrow('no')
  expect((await runSql('select id from account')).rowCount).toBe(2)
  const health = await test.app.inject('/api/health')
  expect([health.statusCode, health.json().missing]).toEqual([503, ['seed']])
})

it('creates only the named operator without demo data, who can sign in', async () => {
  await runSql('delete from session')
  await runSql('delete from app_user')
  const off = { ...test.foundation, env: { ...test.foundation.env, SEED: 'off' as const } }
  await seed(off)
  await seed(off)
  const payload = { email: 'boss@example.com', password: OPERATOR.OPERATOR_PASSWORD }
  const answer = await test.app.inject({ method: 'POST', url: '/api/Authentication/login', payload })
  expect([answer.statusCode, answer.json().user.role]).toEqual([200, 'SuperAdmin'])
  expect((await runSql('select id from app_user')).rowCount).toBe(1)
})

it('sends the demo menus to connected platforms, once', async () => {
  await runSql('delete from meta')
  const env = { ...test.foundation.env, PLATFORM_URL_JAHEZ: 'http://127.0.0.1:9' }
  const connected = { ...test.foundation, env }
  await seed(connected, [menusStep])
  await seed(connected, [menusStep])
  const { rows } = await runSql(
    'select account_id, channel_id, state from menu_publication order by account_id',
  )
  expect(rows).toEqual([
    { account_id: 1, channel_id: 2, state: 'Queued' },
    { account_id: 2, channel_id: 2, state: 'Queued' },
  ])
})
