import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { StartError } from '#src/errors/errors.ts'
import { testServerUrl, urlOfDatabase } from '#src/testing/test-server.ts'
import { startAndRelease } from '#src/testing/start-and-release.ts'
import { findBackupUrl } from './backup-login.ts'
import { migrate as migrateAndHold } from './migrate.ts'

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

const migrate = (options: Parameters<typeof migrateAndHold>[0]) => startAndRelease(migrateAndHold(options))

/** Returns an empty database on an external server, whose owner is no superuser. */
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

const WRONG_LOGIN = /may not log in to its database as rented_/
const WHO = 'select session_user as name, (select count(*)::int from account) as accounts'

it('is made by an owner who may make roles, for every node and every later start, which needs no right to make roles', async () => {
  const { name, ownerUrl } = await rentDatabase({ rights: 'createrole' })
  const urls = await Promise.all([migrate({ ownerUrl }), migrate({ ownerUrl })])
  expect(new Set(urls).size).toBe(1)
  await server.query(`alter role ${name}_owner nocreaterole`)
  expect(await migrate({ ownerUrl })).toBe(urls[0])
  expect(await ask(urls[0], WHO)).toEqual([{ name: `${name}_app`, accounts: 0 }])
})

it('is created from the role without a login of an earlier version', async () => {
  const name = `rented_${randomUUID().slice(0, 8)}`
  await server.query(`create database ${name}`)
  await server.query(`create role ${name}_app nologin`)
  const url = await migrate({ ownerUrl: urlOfDatabase(name) })
  expect(await ask(url, WHO)).toEqual([{ name: `${name}_app`, accounts: 0 }])
})

it('comes with a login for backups, which reads the rows of all merchants and changes none', async () => {
  const { ownerUrl } = await rentDatabase({ rights: 'createrole bypassrls' })
  await migrate({ ownerUrl })
  await ask(ownerUrl, `insert into account (name) values ('{"ar":"مطعم","en":"Kept"}')`)
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  const backupUrl = (await findBackupUrl(owner, ownerUrl)) ?? ''
  await owner.end()
  expect(await ask(backupUrl, 'select id from account')).toHaveLength(1)
  await expect(ask(backupUrl, 'delete from account')).rejects.toMatchObject({ code: '42501' })
})

describe('of an owner who may make no roles', () => {
  // Migrated by the first start that gets so far: the later ones only look at their login.
  let name: string
  let ownerUrl: string
  beforeAll(async () => {
    ;({ name, ownerUrl } = await rentDatabase())
  })
  const makeLogin = async (login: string): Promise<string> => {
    await server.query(`create role ${login} login password 'of-a-test'`)
    return as(ownerUrl, login)
  }

  it('is asked for in one line, and can then be given', async () => {
    const refused = migrate({ ownerUrl })
    await expect(refused).rejects.toThrow(StartError)
    await expect(refused).rejects.toThrow(/may not create the role .* name it in DATABASE_APP_URL\.$/)

    const appUrl = await makeLogin(`${name}_given`)
    expect(await migrate({ ownerUrl, appUrl })).toBe(appUrl)
    expect(await ask(appUrl, WHO)).toEqual([{ name: `${name}_given`, accounts: 0 }])
  })

  it('refuses to be the owner', async () => {
    await expect(migrate({ ownerUrl, appUrl: ownerUrl })).rejects.toThrow(WRONG_LOGIN)
  })

  it.each([
    ['superuser', 'alter role NAME superuser'],
    ['role that row level security does not bind', 'alter role NAME bypassrls'],
    ['member of the owner', 'grant OWNER to NAME'],
  ])('refuses to be a %s', async (_who, statement) => {
    const login = `${name}_${randomUUID().slice(0, 8)}`
    const appUrl = await makeLogin(login)
    await server.query(statement.replace('NAME', login).replace('OWNER', `${name}_owner`))
    await expect(migrate({ ownerUrl, appUrl })).rejects.toThrow(WRONG_LOGIN)
  })
})
