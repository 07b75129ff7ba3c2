import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { StartError } from '#src/errors.ts'
import { testServerUrl, urlOfDatabase } from '#src/testing/test-server.ts'
import { migrate } from './migrate.ts'

let server: pg.Pool
beforeAll(() => {
  server = new pg.Pool({ connectionString: testServerUrl(), max: 2 })
})
afterAll(() => server.end())

const as = (url: string, user: string, password = 'of-a-test'): string => {
  const changed = new URL(url)
  changed.username = user
  changed.password = password
  return changed.href
}

/** An empty database on somebody else's server, whose owner is no superuser. */
const rentDatabase = async ({ rights = '' } = {}) => {
  const name = `rented_${randomUUID().slice(0, 8)}`
  await server.query(`create role ${name}_owner login ${rights} password 'of-a-test'`)
  await server.query(`create database ${name} owner ${name}_owner`)
  return { name, ownerUrl: as(urlOfDatabase(name), `${name}_owner`) }
}

const ask = async (url: string, query: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(query)).rows
  } finally {
    await client.end()
  }
}

const WHO = 'select session_user as name, (select count(*)::int from account) as accounts'

it('is made by an owner who may make roles, and is the same for every node', async () => {
  const { name, ownerUrl } = await rentDatabase({ rights: 'createrole' })
  const urls = await Promise.all([migrate({ ownerUrl }), migrate({ ownerUrl })])
  expect(new Set(urls).size).toBe(1)
  expect(await ask(urls[0], WHO)).toEqual([{ name: `${name}_app`, accounts: 0 }])
})

it('needs no right to make roles once it works, and no start changes its password', async () => {
  const { name, ownerUrl } = await rentDatabase({ rights: 'createrole' })
  const before = await migrate({ ownerUrl })
  await server.query(`alter role ${name}_owner nocreaterole`)
  expect(await migrate({ ownerUrl })).toBe(before)
  expect(await ask(before, WHO)).toHaveLength(1)
})

it('comes out of the role without a login that an earlier Sufra left', async () => {
  const name = `rented_${randomUUID().slice(0, 8)}`
  await server.query(`create database ${name}`)
  await server.query(`create role ${name}_app nologin`)
  const url = await migrate({ ownerUrl: urlOfDatabase(name) })
  expect(await ask(url, WHO)).toEqual([{ name: `${name}_app`, accounts: 0 }])
})

it('is asked for in one line where the owner may make no roles, and can then be given', async () => {
  const { name, ownerUrl } = await rentDatabase()
  const refused = migrate({ ownerUrl })
  await expect(refused).rejects.toThrow(StartError)
  await expect(refused).rejects.toThrow(/may not create the role .* name it in DATABASE_APP_URL\.$/)

  await server.query(`create role ${name}_given login password 'of-a-test'`)
  const appUrl = as(ownerUrl, `${name}_given`)
  expect(await migrate({ ownerUrl, appUrl })).toBe(appUrl)
  expect(await ask(appUrl, WHO)).toEqual([{ name: `${name}_given`, accounts: 0 }])
})

it.each([
  ['the owner', 'select'],
  ['a superuser', 'alter role NAME superuser'],
  ['a role that row level security does not bind', 'alter role NAME bypassrls'],
  ['a member of the owner', 'grant OWNER to NAME'],
])('refuses to be %s', async (who, statement) => {
  const { name, ownerUrl } = await rentDatabase()
  await server.query(`create role ${name}_given login password 'of-a-test'`)
  await server.query(statement.replace('NAME', `${name}_given`).replace('OWNER', `${name}_owner`))
  const appUrl = who === 'the owner' ? ownerUrl : as(ownerUrl, `${name}_given`)
  const refused = migrate({ ownerUrl, appUrl })
  await expect(refused).rejects.toThrow(/may not log in to its database as rented_/)
})
