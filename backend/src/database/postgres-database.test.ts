import { sql } from 'drizzle-orm'
import { connect, createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { ALL_MERCHANTS, tenant } from '#src/database/database.ts'
import { freePort } from '#src/database/embedded/postmaster.ts'
import { createDatabase } from '#src/database/postgres-database.ts'
import { createMetrics } from '#src/metrics/metrics.ts'
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

const addAccount = sql`insert into account (name, city) values ('{}', 'riyadh')`
const END_CONNECTION = sql`select pg_terminate_backend(pg_backend_pid())`

it('repeats a transaction whose connection is cut before its commit', async () => {
  const before = await accounts()
  let tries = 0
  const result = await test.foundation.database.run(ALL_MERCHANTS, async db => {
    tries += 1
    await db.execute(addAccount)
    if (tries === 1) await db.execute(END_CONNECTION)
    return 'stored'
  })
  expect([result, tries, await accounts()]).toEqual(['stored', 2, before + 1])
})

it('does not repeat a transaction whose connection is cut at its commit', async () => {
  const before = await accounts()
  let tries = 0
  const cut = test.foundation.database.run(ALL_MERCHANTS, async (db, atEnd) => {
    tries += 1
    await db.execute(addAccount)
    void atEnd(db.execute(END_CONNECTION))
  })
  await expect(cut).rejects.toThrow()
  expect([tries, await accounts()]).toEqual([1, before])
})

it('does not repeat work that fails because another server is unreachable', async () => {
  let tries = 0
  const refused = test.foundation.database.run(ALL_MERCHANTS, async db => {
    tries += 1
    await db.execute(sql`select 1`)
    throw new Error('connect ECONNREFUSED 127.0.0.1:1')
  })
  await expect(refused).rejects.toThrow('ECONNREFUSED')
  expect(tries).toBe(1)
})

it('waits for a server that fails over', async () => {
  const { env, log } = test.foundation
  const address = new URL(test.ownerUrl)
  const target = Number(address.port)
  const forward = createServer(socket => {
    const upstream = connect(target, '127.0.0.1')
    for (const end of [socket, upstream]) end.on('error', () => undefined)
    socket.pipe(upstream).pipe(socket)
  })
  const port = await freePort()
  address.host = `127.0.0.1:${port}`
  const database = createDatabase({
    connectionString: address.href,
    settings: env,
    log,
    metrics: createMetrics(log),
  })
  const answer = database.run(ALL_MERCHANTS, async db => (await db.execute(sql`select 1 as one`)).rows)
  await wait(300)
  forward.listen(port, '127.0.0.1')
  try {
    expect(await answer).toEqual([{ one: 1 }])
  } finally {
    await database.close()
    forward.close()
  }
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
