// @own-registry: starts a database server.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findEmbeddedServer, startEmbeddedServer } from '#src/database/embedded/embedded-server.ts'
import type { EmbeddedServer } from '#src/database/embedded/embedded-server.ts'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import { migrate } from '#src/database/migrate.ts'
import { readEnv } from '#src/env.ts'
import type { Env } from '#src/env.ts'
import { openCredential } from '#src/modules/channels/integration/integration.service.ts'
import { integration } from '#src/modules/channels/integration/integration.table.ts'
import { invoice } from '#src/modules/billing/invoice/invoice.table.ts'
import { image } from '#src/modules/infrastructure/image/image.table.ts'
import { order } from '#src/modules/ordering/order/order.table.ts'
import { createRemoteStore } from '#src/file-store/stores.ts'
import { seed } from '#src/seed/seed.ts'
import { openTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { installedPostgres } from '#src/testing/installed-postgres.ts'
import { publishVersion } from '#src/testing/remote-version.ts'
import { startS3 } from '#src/testing/s3-server.ts'
import { createBackup } from './create-backup.ts'
import { filesBelow } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'

// On PostgreSQL of the machine, whose `pg_dump` fits it, with an owner that is no superuser.
const TABLES = ['app_order', 'order_line', 'order_search', 'invoice', 'image', 'integration', 'audit_entry']

let folder: string
let programs: string
let server: EmbeddedServer
let source: TestApp
const apps: TestApp[] = []

const urlOf = (database: string, user?: string): string => {
  const url = new URL(server.connectionString)
  url.pathname = `/${database}`
  if (user) [url.username, url.password] = [user, 'of-a-test']
  return url.href
}

const ask = async (database: string, statement: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: urlOf(database) })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

const envOf = (name: string, variables: Record<string, string> = {}): Env =>
  readEnv({
    DATA_DIR: join(folder, name),
    DATABASE_URL: urlOf(name, 'shop_owner'),
    PG_DUMP: join(programs, 'pg_dump'),
    PG_RESTORE: join(programs, 'pg_restore'),
    ...variables,
  })

const openApp = async (name: string, variables?: Record<string, string>): Promise<TestApp> => {
  const ownerUrl = urlOf(name, 'shop_owner')
  const { appUrl, release } = await migrate({ ownerUrl })
  await release()
  await mkdir(join(folder, name), { recursive: true })
  const app = await openTestApp({ ownerUrl, appUrl, dataDir: join(folder, name), variables })
  apps.push(app)
  return app
}

const lines: string[] = []
const announce = (line: string) => void lines.push(line)
const backUp = (name: string) =>
  createBackup({
    env: envOf('shop', { BACKUP_DATABASE_URL: urlOf('shop', 'shop_backup') }),
    folder: join(folder, name),
    announce,
  })
const restore = (name: string, { isOverwriting = false, variables = {} } = {}) =>
  restoreBackup({ env: envOf(name, variables), folder: join(folder, 'backup'), isOverwriting, announce })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sufra-backup-'))
  programs = await installedPostgres()
  await mkdir(join(folder, 'server'))
  server = await startEmbeddedServer({
    dataDir: join(folder, 'server'),
    binFolder: programs,
    isTemporary: true,
    announce: () => undefined,
    warn: () => undefined,
    settings: { fsync: 'off', synchronous_commit: 'off' },
  })
  await ask('postgres', `create role shop_owner login createrole password 'of-a-test'`)
  for (const name of ['shop', 'copy', 'bucket', 'other'])
    await ask('postgres', `create database ${name} owner shop_owner`)
  source = await openApp('shop')
  await seed(source.foundation)
  await publishVersion(source, ['menus', '1.0.0-4f2a9c1'])
})
afterAll(async () => {
  for (const app of apps) await app.close()
  await server?.destroy()
  await rm(folder, { recursive: true, force: true })
})

it('refuses a role that row level security hides rows from, and names the one to create', async () => {
  const backup = createBackup({ env: envOf('shop'), folder: join(folder, 'refused'), announce })
  await expect(backup).rejects.toThrow(/create role "shop_backup" login bypassrls/)
})

const factsOf = async ({ app, foundation }: TestApp) => {
  const { orders, invoices, images, shops } = await foundation.database.run(ALL_MERCHANTS, async db => ({
    orders: await db.select().from(order).orderBy(order.accountId, order.id).limit(3),
    invoices: await db.select().from(invoice).orderBy(invoice.counter),
    images: await db.select().from(image).orderBy(image.accountId, image.key).limit(3),
    shops: await db.select().from(integration).orderBy(integration.accountId, integration.id),
  }))
  const pictures = await Promise.all(images.map(({ key }) => app.inject(`/images/${key}.webp`)))
  const remote = await app.inject('/remotes/menus/1.0.0-4f2a9c1/remoteEntry.js')
  return {
    orders,
    invoices,
    pictures: pictures.map(({ statusCode, rawPayload }) => [statusCode, rawPayload.toString('base64')]),
    remote: [remote.statusCode, remote.body],
    credentials: shops.map(shop => openCredential(foundation.secrets.sealer, shop)),
  }
}

const countRows = async (database: string) => {
  const counts: Record<string, unknown> = {}
  for (const table of TABLES)
    counts[table] = (await ask(database, `select count(*)::int as rows from ${table}`))[0]?.rows
  return counts
}

it('restores orders, pictures, remotes, credentials and invoices into an empty deployment', async () => {
  await ask('postgres', `create role shop_backup login bypassrls password 'of-a-test'`)
  await ask('postgres', 'grant pg_read_all_data to shop_backup')
  await backUp('backup')
  await restore('copy')
  const copy = await openApp('copy')
  const facts = await factsOf(copy)
  expect(facts).toEqual(await factsOf(source))
  expect(facts.orders).toHaveLength(3)
  expect(facts.pictures.map(([status]) => status)).toEqual([200, 200, 200])
  expect(facts.remote).toEqual([200, 'export const code = 1'])
  expect(facts.credentials.length).toBeGreaterThan(0)
  expect(facts.credentials).not.toContain(null)
  expect(facts.invoices.length).toBeGreaterThan(1)
  facts.invoices
    .slice(1)
    .forEach(({ previousHash }, at) => expect(previousHash).toBe(facts.invoices[at]?.hash))
  expect(await countRows('copy')).toEqual(await countRows('shop'))
})

it('refuses a deployment in use or with data, unless told to replace it', async () => {
  await expect(restore('copy')).rejects.toThrow(/is not empty: it has jwt-secret/)
  await apps[1]?.foundation.database.run(ALL_MERCHANTS, () =>
    expect(restore('copy', { isOverwriting: true })).rejects.toThrow(/other connections. Stop every node/),
  )
  await apps.pop()?.close()
  await ask('copy', 'delete from canned_answer')
  await restore('copy', { isOverwriting: true })
  expect(await countRows('copy')).toEqual(await countRows('shop'))
  await rm(join(folder, 'copy'), { recursive: true })
  await expect(restore('copy')).rejects.toThrow(/The database is not empty/)
})

it('moves the running embedded database of one data folder into another one', async () => {
  const { release } = await migrate({ ownerUrl: server.connectionString })
  await release()
  await ask('sufra', `insert into meta (name) values ('moved')`)
  const target = join(folder, 'embedded')
  await createBackup({
    env: { ...envOf('server'), DATABASE_URL: undefined },
    folder: join(folder, 'of-embedded'),
    announce,
  })
  const env = { ...envOf('embedded'), DATABASE_URL: undefined }
  await restoreBackup({ env, folder: join(folder, 'of-embedded'), isOverwriting: false, announce })
  expect(await findEmbeddedServer(target)).toEqual({ state: 'stopped' })
  const moved = await startEmbeddedServer({
    dataDir: target,
    isTemporary: true,
    announce: () => undefined,
    warn: () => undefined,
  })
  const client = new pg.Client({ connectionString: moved.connectionString })
  await client.connect()
  const { rows } = await client.query('select name from meta')
  await client.end()
  await moved.destroy()
  expect(rows).toEqual([{ name: 'moved' }])
})

it('restores pictures and remotes into buckets, and backs them up from there', async () => {
  const bucket = await startS3()
  try {
    const variables = bucket.variables('restored')
    const remotes = createRemoteStore(readEnv(variables))
    const entry = 'menus/1.0.0-4f2a9c1/remoteEntry.js'
    await remotes.put(entry, Buffer.from('of another deployment'))
    await remotes.replace('registry.json', Buffer.from('{}'))
    await expect(restore('bucket', { variables })).rejects.toThrow(/another file menus.*Add --overwrite/)
    await restore('bucket', { variables, isOverwriting: true })
    expect(await remotes.has('registry.json')).toBe(false)
    const env = envOf('bucket', { ...variables, BACKUP_DATABASE_URL: urlOf('bucket', 'shop_backup') })
    await createBackup({ env, folder: join(folder, 'of-bucket'), announce })
    const kindsOf = async (name: string) =>
      (await filesBelow(join(folder, name))).filter(path => /^(images|remotes)\//.test(path))
    expect(await kindsOf('of-bucket')).toEqual(await kindsOf('backup'))
    const app = await openApp('bucket', variables)
    expect(await factsOf(app)).toEqual(await factsOf(source))
    await apps.pop()?.close()
  } finally {
    await bucket.close()
  }
})

it('refuses a damaged backup before it changes the target', async () => {
  const file = join(folder, 'backup', 'database.dump')
  const dump = await readFile(file)
  dump.writeUInt8(dump.readUInt8(0) ^ 1, 0)
  await writeFile(file, dump)
  await expect(restore('other')).rejects.toThrow(/database.dump does not match its checksum/)
  expect(await ask('other', `select from pg_tables where schemaname = 'public'`)).toEqual([])
})
