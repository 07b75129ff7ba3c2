import { sql } from 'drizzle-orm'
import pg from 'pg'
import { ALL_MERCHANTS, tenant } from '#src/database/database.ts'
import type { Scope } from '#src/database/database.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test?.close())

// No `where` on purpose: the query of code that forgot its tenant filter.
const emailsIn = async (scope: Scope): Promise<unknown[]> => {
  const { rows } = await test.foundation.database.run(scope, db =>
    db.execute(sql`select email from app_user order by email`),
  )
  return rows.map(row => row.email)
}

it('shows a merchant only its own rows, even without a where', async () => {
  expect(await emailsIn(tenant(1))).toEqual(['admin@sufra.test', 'kitchen@sufra.test', 'staff@sufra.test'])
  expect(await emailsIn(tenant(2))).toEqual(['second@sufra.test'])
  expect(await emailsIn(tenant(3))).toEqual([])
  expect(await emailsIn(ALL_MERCHANTS)).toHaveLength(5)
})

it('refuses to change, move or add rows of another merchant', async () => {
  const { database } = test.foundation
  const changed = await database.run(tenant(2), db => db.execute(sql`update app_user set name = 'x'`))
  expect(changed.rowCount).toBe(1)
  const moved = database.run(tenant(2), db => db.execute(sql`update app_user set account_id = 1`))
  await expect(moved).rejects.toThrow()
  const added = database.run(tenant(2), db =>
    db.execute(
      sql`insert into app_user (account_id, email, name, role, password_hash) values (1, 'x@y', 'x', 'Admin', '')`,
    ),
  )
  await expect(added).rejects.toThrow()
  const seen = await database.run(tenant(2), db => db.execute(sql`select id from account`))
  expect(seen.rows).toEqual([{ id: 2 }])
})

it('resets the scope at the end of the transaction', async () => {
  await Promise.all([1, 2, 1, 2, 1, 2].map(id => emailsIn(tenant(id))))
  const { rows } = await test.foundation.database.run(ALL_MERCHANTS, db =>
    db.execute(sql`select current_setting('app.account_id', true) as account`),
  )
  expect(rows).toEqual([{ account: '' }])
})

it('is forced on every table with an account, with a policy', async () => {
  const client = new pg.Client({ connectionString: test.ownerUrl })
  await client.connect()
  const { rows } = await client.query(`
    select c.relname, c.relrowsecurity and c.relforcerowsecurity as forced,
      (select count(*)::int from pg_policy p where p.polrelid = c.oid and p.polpermissive) as policies
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`)
  await client.end()
  expect(rows.length).toBeGreaterThan(4)
  expect(rows.filter(row => !row.forced || row.policies !== 1)).toEqual([])
})

it('lets the planner expect that a merchant sees a large part of a table', async () => {
  const expected = (rows: Record<string, unknown>[]) =>
    Number(/rows=(\d+)/.exec(String(rows[0]?.['QUERY PLAN']))?.[1])
  const explain = 'explain select from order_history'
  const client = new pg.Client({ connectionString: test.ownerUrl })
  await client.connect()
  const all = expected((await client.query(explain)).rows)
  await client.end()
  const seen = await test.foundation.database.run(tenant(1), db => db.execute(sql.raw(explain)))
  expect(all).toBeGreaterThan(40)
  expect(expected(seen.rows) / all).toBeGreaterThan(0.25)
})

it('cannot be left by RESET ROLE or SET ROLE', async () => {
  const { database } = test.foundation
  for (const way of ['reset role', 'set role none', 'reset session authorization', 'discard all']) {
    const left = await database
      .run(tenant(2), async db => {
        await db.execute(sql.raw(way))
        return (await db.execute(sql`select id from account`)).rows
      })
      .catch(() => [])
    expect([[{ id: 2 }], []]).toContainEqual(left)
  }
  const owner = new URL(test.ownerUrl).username
  for (const way of [`set role ${owner}`, `set session authorization ${owner}`, 'set row_security = off']) {
    const refused = database.run(tenant(2), async db => {
      await db.execute(sql.raw(way))
      await db.execute(sql`select id from account`)
    })
    await expect(refused).rejects.toThrow()
  }
  expect(await emailsIn(tenant(2))).toEqual(['second@sufra.test'])
})

it("applies to the application's login, which has no role that could disable it", async () => {
  const { rows } = await test.foundation.database.run(ALL_MERCHANTS, db =>
    db.execute(sql`select rolname = current_user as is_both, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb
      from pg_roles where rolname = session_user`),
  )
  expect(rows).toEqual([
    { is_both: true, rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false },
  ])
})

it('hides the password of its login from the application', async () => {
  const read = test.foundation.database.run(ALL_MERCHANTS, db =>
    db.execute(sql`select password from sufra_owner.app_login`),
  )
  await expect(read).rejects.toMatchObject({ cause: { code: '42501' } })
})
