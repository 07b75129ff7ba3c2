import { sql } from 'drizzle-orm'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { ALL_MERCHANTS, tenant } from '#src/database/database.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test?.close())

const fail = (state: string) =>
  sql.raw(`do $$ begin raise exception 'on purpose' using errcode = '${state}'; end $$`)

const accounts = async (): Promise<number> => {
  const { rows } = await test.foundation.database.run(ALL_MERCHANTS, db =>
    db.execute(sql`select id from account`),
  )
  return rows.length
}

// As the owner, who may end other connections.
const cutAllConnections = async () => {
  const client = new pg.Client({ connectionString: test.ownerUrl })
  await client.connect()
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  await client.end()
}

it('retries a deadlocked transaction, three times at most', async () => {
  let tries = 0
  const result = await test.foundation.database.run(ALL_MERCHANTS, async db => {
    tries += 1
    if (tries < 3) await db.execute(fail('40P01'))
    return 'done'
  })
  expect([result, tries]).toEqual(['done', 3])
  tries = 0
  const hopeless = test.foundation.database.run(ALL_MERCHANTS, async db => {
    tries += 1
    await db.execute(fail('40001'))
  })
  await expect(hopeless).rejects.toThrow()
  expect(tries).toBe(4)
})

it('does not retry any other failure, and rolls it back', async () => {
  const before = await accounts()
  let tries = 0
  const broken = test.foundation.database.run(ALL_MERCHANTS, async db => {
    tries += 1
    await db.execute(sql`insert into account (name, city) values ('{}', 'riyadh')`)
    throw new Error('second thoughts')
  })
  await expect(broken).rejects.toThrow('second thoughts')
  expect([tries, await accounts()]).toEqual([1, before])
})

it('delivers a notification when its transaction commits, and none of a rolled-back one', async () => {
  const heard: string[] = []
  const stop = await test.foundation.database.listen('test_channel', payload => heard.push(payload))
  const tell = (payload: string) => sql`select pg_notify('test_channel', ${payload})`
  await test.foundation.database.run(ALL_MERCHANTS, db => db.execute(tell('first')))
  await test.foundation.database
    .run(ALL_MERCHANTS, async db => {
      await db.execute(tell('rolled back'))
      throw new Error('no')
    })
    .catch(() => undefined)
  await test.foundation.database.run(ALL_MERCHANTS, db => db.execute(tell('second')))
  await wait(100)
  await stop()
  expect(heard).toEqual(['first', 'second'])
})

it('survives a server that cuts every connection, and listens again', async () => {
  const heard: string[] = []
  await test.foundation.database.listen('cut_channel', payload => heard.push(payload))
  await cutAllConnections()
  await wait(800)
  expect(await accounts()).toBe(2)
  expect(heard).toContain('')
  await test.foundation.database.run(ALL_MERCHANTS, db =>
    db.execute(sql`select pg_notify('cut_channel', 'after')`),
  )
  await wait(100)
  expect(heard.at(-1)).toBe('after')
})

it('fails the transaction whose connection is cut, and survives', async () => {
  const cut = test.foundation.database.run(ALL_MERCHANTS, async db => {
    await db.execute(sql`insert into account (name, city) values ('{}', 'riyadh')`)
    await cutAllConnections()
    await wait(100)
    await db.execute(sql`select 1`)
  })
  await expect(cut).rejects.toThrow()
  expect(await accounts()).toBe(2)
})

it('sends the last writes with the commit: all are stored, or none if one of them fails', async () => {
  const { database } = test.foundation
  const add = (name: string) =>
    sql`insert into account (name, legal_name, city) values ('{}', ${name}, 'riyadh') returning legal_name as name`
  const { rows } = await database
    .run(ALL_MERCHANTS, async (db, atEnd) => {
      const added = atEnd(db.execute(add('at the end')))
      return { added }
    })
    .then(({ added }) => added)
  expect(rows).toEqual([{ name: 'at the end' }])
  const before = await accounts()
  const broken = database.run(ALL_MERCHANTS, async (db, atEnd) => {
    void atEnd(db.execute(add('first')))
    void atEnd(db.execute(fail('P0001')))
    void atEnd(db.execute(add('last')))
  })
  await expect(broken).rejects.toThrow()
  expect(await accounts()).toBe(before)
})

it('serializes the runs of a tenant with isAlone, and runs others in parallel', async () => {
  const { database } = test.foundation
  const steps: string[] = []
  let end = () => {}
  const isHeld = new Promise<void>(resolve => (end = resolve))
  const first = database.run(
    tenant(1),
    async db => {
      await db.execute(sql`select 1`)
      steps.push('first begins')
      await isHeld
      steps.push('first ends')
    },
    { isAlone: true },
  )
  while (steps.length === 0) await wait(5)
  const second = database.run(
    tenant(1),
    async db => {
      await db.execute(sql`select 1`)
      steps.push('second')
    },
    { isAlone: true },
  )
  await database.run(tenant(2), async db => void (await db.execute(sql`select 1`)), { isAlone: true })
  await database.run(tenant(1), async db => void (await db.execute(sql`select 1`)))
  steps.push('others')
  end()
  await Promise.all([first, second])
  expect(steps).toEqual(['first begins', 'others', 'first ends', 'second'])
})

it('refuses a tenant scope that is not a number', async () => {
  const scope = { kind: 'tenant' as const, accountId: JSON.parse('"1; drop table account"') }
  await expect(test.foundation.database.run(scope, async () => 'ran')).rejects.toThrow(TypeError)
})
