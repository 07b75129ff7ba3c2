// @own-registry: starts processes.
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { memoryFolder } from '#src/testing/memory-folder.ts'
import { startEmbeddedServer } from './embedded-server.ts'
import type { EmbeddedServer } from './embedded-server.ts'

let dataDir: string
const servers: EmbeddedServer[] = []
const lines: string[] = []

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sufra-embedded-'))
  lines.length = 0
})
afterEach(async () => {
  for (const server of servers.splice(0)) await server.destroy()
  await rm(dataDir, { recursive: true, force: true })
})

const startIn = async (awayFolder: string | undefined): Promise<EmbeddedServer> => {
  const server = await startEmbeddedServer({
    dataDir,
    isTemporary: true,
    awayFolder,
    announce: line => lines.push(line),
    warn: () => undefined,
  })
  servers.push(server)
  return server
}

const start = async (): Promise<EmbeddedServer> => startIn(await memoryFolder())

// Removed from the list as well, so that `afterEach` does not stop it again.
const stop = async (server: EmbeddedServer) => {
  servers.splice(servers.indexOf(server), 1)
  await server.stop()
}

const ask = async (server: EmbeddedServer, query: string): Promise<Record<string, unknown>> => {
  const client = new pg.Client({ connectionString: server.connectionString })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query(query)
    return rows[0] ?? {}
  } finally {
    await client.end()
  }
}

const clusterOf = async (server: EmbeddedServer): Promise<string> => {
  const { folder } = await ask(server, `select current_setting('data_directory') as folder`)
  return String(folder)
}

const processOf = async (cluster: string): Promise<number> =>
  Number((await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[0])

it('keeps acknowledged writes: they are flushed, and text is stored in UTF-8', async () => {
  const server = await startIn(undefined)
  const settings = `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
    current_setting('server_encoding') as encoding, current_setting('listen_addresses') as addresses`
  expect(await ask(server, settings)).toEqual({
    fsync: 'on',
    commit: 'on',
    encoding: 'UTF8',
    addresses: '127.0.0.1',
  })
})

it('lies in the given folder, and is removed from there when it is destroyed', async () => {
  const away = join(tmpdir(), `sufra-away-${process.pid}`)
  const server = await startIn(away)
  const cluster = await clusterOf(server)
  expect(cluster).toContain(away)
  await server.destroy()
  await expect(stat(cluster)).rejects.toThrow(/ENOENT/)
  await rm(away, { recursive: true })
})

it('refuses connections without the password of the data folder', async () => {
  const url = new URL((await start()).connectionString)
  url.password = 'guess'
  const client = new pg.Client({ connectionString: url.href })
  client.on('error', () => undefined)
  await expect(client.connect()).rejects.toThrow(/password/)
})

it('restarts with its data after the server is killed', async () => {
  const server = await start()
  await ask(server, `create table kept as select 'كبسة' as dish`)
  process.kill(await processOf(await clusterOf(server)), 'SIGKILL')
  const answer = async (): Promise<Record<string, unknown>> =>
    ask(server, 'select dish from kept').catch(() => wait(50).then(answer))
  expect(await answer()).toEqual({ dish: 'كبسة' })
})

it('refuses a folder that is in use', async () => {
  await start()
  await expect(start()).rejects.toThrow(/in use by another running Sufra/)
})

it('uses one database when two start at once in an empty folder', async () => {
  const outcomes = await Promise.allSettled([start(), start()])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const refused = outcomes.find(({ status }) => status === 'rejected')
  expect(String(Object(refused).reason)).toMatch(/in use by another running Sufra/)
})

it('starts despite a lock file whose process id now belongs to another program', async () => {
  const server = await start()
  const cluster = await clusterOf(server)
  const lock = await readFile(join(cluster, 'postmaster.pid'), 'utf8')
  await stop(server)
  const other = spawn('sleep', ['60'])
  await writeFile(join(cluster, 'postmaster.pid'), lock.replace(/^\d+/, String(other.pid)))
  await ask(await start(), 'select 1')
  other.kill()
})

it('moves the database of an emptied data folder aside instead of deleting it', async () => {
  const server = await start()
  const cluster = await clusterOf(server)
  await stop(server)
  await rm(join(dataDir, 'postgres-password'))
  await start()
  const aside = /put aside: (.+)$/m.exec(lines.join('\n'))?.[1]
  expect(aside).toContain(join(cluster, '..'))
  expect((await stat(join(String(aside), 'cluster'))).isDirectory()).toBe(true)
  await rm(String(aside), { recursive: true })
})
