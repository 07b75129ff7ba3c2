// @own-registry: starts processes.
import type { ChildProcess } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { startEmbeddedServer } from '#src/database/embedded/embedded-server.ts'
import { addressOf as address, bundleProgram, startProgram } from '#src/testing/server-process.ts'
import type { BundledProgram, ServerProcess } from '#src/testing/server-process.ts'
import { testServerUrl, urlOfDatabase } from '#src/testing/test-server.ts'

interface FoundProcess {
  pid: number
  /** name of the program, such as `postgres` */
  name: string
  command: string
}

const read = (pid: string, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    // The process ended meanwhile, or belongs to another user.
    return ''
  }
}

/**
 * Returns the running processes that were started for a data folder, of any user. PostgreSQL inherits the variables
 * of its parent, so they identify it too.
 */
const processesOf = (dataDir: string): FoundProcess[] =>
  readdirSync('/proc')
    .filter(pid => /^\d+$/.test(pid) && read(pid, 'environ').includes(`DATA_DIR=${dataDir}\0`))
    .map(pid => ({
      pid: Number(pid),
      name: read(pid, 'comm').trim(),
      command: read(pid, 'cmdline').replaceAll('\0', ' '),
    }))

const dataDirs: string[] = []
let dataDir: string
let program: BundledProgram
const children: ChildProcess[] = []

const start = (variables: Record<string, string>): ServerProcess => {
  const started = startProgram(program, variables)
  children.push(started.child)
  return started
}

const makeDataDir = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'sufra-server-'))
  dataDirs.push(folder)
  return folder
}

beforeAll(async () => {
  dataDir = await makeDataDir()
  program = await bundleProgram('src/server.ts')
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  // Takes over servers that a killed process left, and removes them.
  for (const folder of dataDirs) {
    const left = await startEmbeddedServer({
      dataDir: folder,
      announce: () => undefined,
      warn: () => undefined,
    })
    await left.destroy()
    await rm(folder, { recursive: true, force: true })
  }
  await program?.remove()
})

const oneLine = (text: string) => text.split('\n').filter(line => line && !line.startsWith('Running as root'))

it('reports a port in use in one line', async () => {
  const holder = createServer()
  const port = await new Promise<number>(done =>
    holder.listen(0, '127.0.0.1', () => done(Number(Object(holder.address()).port))),
  )
  const { ended, said } = start({ DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1' })
  expect(await ended).toBe(1)
  expect(oneLine(said())).toEqual([
    `Sufra cannot start: port ${port} on 127.0.0.1 is already taken. Free it or set PORT.`,
  ])
  holder.close()
})

it('reports an unreachable database in one line, without the password', async () => {
  const { ended, said } = start({ DATA_DIR: dataDir, DATABASE_URL: 'postgres://me:hidden@127.0.0.1:1/sufra' })
  expect(await ended).toBe(1)
  expect(oneLine(said())).toHaveLength(1)
  expect(said()).toContain('the database at 127.0.0.1:1/sufra cannot be reached')
  expect(said()).not.toContain('hidden')
})

it('reports in one line that the database login cannot be created, and runs with a given one', async () => {
  const name = `rented_${process.pid}`
  const server = new pg.Client({ connectionString: testServerUrl() })
  await server.connect()
  for (const role of [`${name}_owner`, `${name}_web`])
    await server.query(`create role ${role} login password 'of-a-test'`)
  await server.query(`create database ${name} owner ${name}_owner`)
  await server.end()
  const as = (role: string) => urlOfDatabase(name).replace(/\/\/.*@/, `//${role}:of-a-test@`)
  const variables = { DATA_DIR: dataDir, DATABASE_URL: as(`${name}_owner`) }
  const refused = start(variables)
  expect(await refused.ended).toBe(1)
  expect(oneLine(refused.said())).toEqual([
    `Sufra cannot start: the user of DATABASE_URL may not create the role ${name}_app that the application logs in as. ` +
      'Give it CREATEROLE, or make a role yourself and name it in DATABASE_APP_URL.',
  ])
  const given = start({
    ...variables,
    DATABASE_APP_URL: as(`${name}_web`),
    SEED: 'off',
    OPERATOR_EMAIL: 'boss@example.com',
    OPERATOR_PASSWORD: 'Boss-pass-1',
  })
  expect((await fetch(`${await address(given)}/api/health`)).status).toBe(200)
  given.child.kill('SIGTERM')
  expect(await given.ended).toBe(0)
})

it('starts as a user without a home and an entry in the list of users', async () => {
  // A user namespace of Linux: no root is needed to run with the id of nobody's account.
  const runner = ['unshare', '--user', '--map-user=54321', '--map-group=54321']
  // All modules are loaded before the database is.
  const variables = { DATA_DIR: dataDir, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
  const { ended, said } = startProgram(program, variables, { runner })
  expect(await ended).toBe(1)
  expect(said()).toContain('the database at 127.0.0.1:1/none cannot be reached')
})

it('reports invalid variables in one line', async () => {
  const { ended, said } = start({ DATA_DIR: dataDir, PORT: 'many', LOG_LEVEL: 'loud' })
  expect(await ended).toBe(1)
  expect(oneLine(said())).toEqual([
    'Sufra cannot start: these environment variables have a value it cannot use: PORT, LOG_LEVEL.',
  ])
})

it('refuses a folder that another Sufra uses, takes over one that a killed Sufra left, and stops cleanly', async () => {
  const first = start({ DATA_DIR: dataDir })
  const url = await address(first)
  const second = start({ DATA_DIR: dataDir })
  expect(await second.ended).toBe(1)
  expect(oneLine(second.said())).toEqual([
    `Sufra cannot start: the data folder ${dataDir} is in use by another running Sufra. Stop that one or set DATA_DIR.`,
  ])
  expect((await fetch(`${url}/api/health`)).status).toBe(200)

  first.child.kill('SIGKILL')
  await first.ended
  const third = start({ DATA_DIR: dataDir })
  expect((await fetch(`${await address(third)}/api/health`)).status).toBe(200)
  third.child.kill('SIGTERM')
  expect(await third.ended).toBe(0)
})

// Signals the whole group, as a terminal does: the programs that start and stop the database are in it too.
const press = ({ child }: ServerProcess, signal: NodeJS.Signals) => {
  try {
    process.kill(-Number(child.pid), signal)
  } catch {
    // All processes of the group have ended.
  }
}

const ownerOf = async (folder: string): Promise<pg.Client> => {
  const password = await readFile(join(folder, 'postgres-password'), 'utf8')
  const command = processesOf(folder).find(({ name }) => name === 'postgres')?.command
  const port = /port=(\d+)/.exec(command ?? '')?.[1]
  const client = new pg.Client({
    connectionString: `postgres://sufra:${password}@127.0.0.1:${port}/sufra`,
  })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

it.each<NodeJS.Signals>(['SIGINT', 'SIGTERM', 'SIGHUP'])(
  'leaves no process running after %s, however often it comes at once',
  async signal => {
    const server = start({ DATA_DIR: dataDir })
    await address(server)
    expect(processesOf(dataDir).map(({ name }) => name)).toContain('postgres')
    server.child.stderr?.destroy()
    for (let times = 0; times < 3; times += 1) press(server, signal)
    // The signal also reaches the program that stops the database. A later second Ctrl+C is covered by the next test.
    for (let times = 0; times < 30 && signal !== 'SIGINT' && server.child.exitCode === null; times += 1) {
      await wait(15)
      press(server, signal)
    }
    expect(await server.ended).toBe(0)
    expect(processesOf(dataDir)).toEqual([])
  },
)

it('stops hung work at a second Ctrl+C, and leaves no process running', async () => {
  const server = start({ DATA_DIR: dataDir })
  const url = await address(server)
  const owner = await ownerOf(dataDir)
  await owner.query('begin; lock table app_user')
  const answer = fetch(`${url}/api/Authentication/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@sufra.test', password: 'x' }),
  }).catch(() => undefined)
  const isWaiting = async (): Promise<unknown> =>
    (await owner.query('select from pg_locks where not granted')).rowCount || wait(50).then(isWaiting)
  await isWaiting()
  press(server, 'SIGINT')
  await wait(1500)
  expect(server.child.exitCode).toBeNull()
  press(server, 'SIGINT')
  expect(await server.ended).toBe(130)
  await answer
  expect(processesOf(dataDir)).toEqual([])
})

it('requires an operator if there is no demo data and nobody could sign in', async () => {
  const { ended, said } = start({ DATA_DIR: await makeDataDir(), SEED: 'off' })
  expect(await ended).toBe(1)
  expect(oneLine(said())).toEqual([
    'Sufra cannot start: SEED=off needs a first operator. Set OPERATOR_EMAIL and OPERATOR_PASSWORD.',
  ])
})

interface Span {
  name: string
  kind: number
  traceId: string
  parentSpanId?: string
  attributes: { key: string; value: { stringValue?: string } }[]
}

/** Receives OTLP over HTTP as JSON, and answers every other address with 404. */
const startCollector = async () => {
  const spans: Span[] = []
  const server = createHttpServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    if (request.url !== '/v1/traces') return response.writeHead(404).end()
    const { resourceSpans }: { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] } = JSON.parse(body)
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(scope => scope.spans)))
    return response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { spans, server, url: `http://127.0.0.1:${Object(server.address()).port}` }
}

it('sends spans of a request, its SQL and outgoing calls to the collector, in the trace of the caller', async () => {
  const { spans, server, url } = await startCollector()
  const running = start({
    DATA_DIR: dataDir,
    OTEL_EXPORTER_OTLP_ENDPOINT: url,
    PLATFORM_URL_JAHEZ: url,
  })
  const origin = await address(running)
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
  await fetch(`${origin}/api/Authentication/login?phone=0551234567`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
    body: JSON.stringify({ email: 'nobody@sufra.test', password: 'wrong-password-1' }),
  })
  const isThere = (found: (span: Span) => boolean): Promise<boolean> | boolean =>
    spans.some(found) || wait(50).then(() => isThere(found))
  const [SERVER, CLIENT] = [2, 3]
  await isThere(span => span.traceId === traceId && span.kind === SERVER)
  await isThere(
    span => span.kind === CLIENT && span.attributes.some(({ value }) => value.stringValue === url),
  )
  const inTrace = spans.filter(span => span.traceId === traceId)
  expect(inTrace.find(({ kind }) => kind === SERVER)).toMatchObject({
    name: 'POST /api/Authentication/login',
    parentSpanId: '00f067aa0ba902b7',
  })
  expect(inTrace.map(({ name }) => name)).toContainEqual(expect.stringContaining('pg.query'))
  expect(JSON.stringify(spans)).not.toMatch(/0551234567|nobody@sufra/)
  running.child.kill('SIGTERM')
  expect(await running.ended).toBe(0)
  server.close()
})
