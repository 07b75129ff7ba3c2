// @own-registry: starts processes.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { openStream } from '#src/testing/open-stream.ts'
import { addressOf, bundleProgram, startProgram } from '#src/testing/server-process.ts'
import type { BundledProgram, ServerProcess } from '#src/testing/server-process.ts'
import { testServerUrl, urlOfDatabase } from '#src/testing/test-server.ts'

const CREDENTIALS = { email: 'operator@example.com', password: 'Operator-pass-1' }
const DRAIN_SECONDS = 1
const PROBE_MS = 100
// Ten requests in each second, as in the load at which requests were lost before.
const REQUEST_MS = 100

let program: BundledProgram
let dataDir: string
let name: string
const started: ServerProcess[] = []

const administer = async (statement: string) => {
  const client = new pg.Client({ connectionString: testServerUrl() })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

beforeAll(async () => {
  name = `rolling_${randomUUID().replaceAll('-', '')}`
  await administer(`create database ${name}`)
  dataDir = await mkdtemp(join(tmpdir(), 'sufra-rolling-'))
  program = await bundleProgram('src/server.ts')
})
afterAll(async () => {
  for (const { child } of started) child.kill('SIGKILL')
  await Promise.all(started.map(({ ended }) => ended))
  await administer(`drop database ${name} with (force)`)
  await rm(dataDir, { recursive: true, force: true })
  await program?.remove()
})

const start = (command: readonly string[] = []): ServerProcess => {
  const variables = {
    DATABASE_URL: urlOfDatabase(name),
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    MIGRATE: 'off',
    RATE_LIMIT_FACTOR: '1000',
    SEED: 'off',
    OPERATOR_EMAIL: CREDENTIALS.email,
    OPERATOR_PASSWORD: CREDENTIALS.password,
  }
  const server = startProgram(program, variables, { command })
  started.push(server)
  return server
}

/** Sends each request to a node that was ready at the last probe, in turn, and never sends one again. */
const createBalancer = () => {
  const nodes = new Map<string, boolean>()
  let turn = 0
  const probe = async () => {
    for (const address of nodes.keys()) {
      const health = await fetch(`${address}/api/health`).catch(() => undefined)
      if (nodes.has(address)) nodes.set(address, health?.status === 200)
    }
  }
  const timer = setInterval(() => void probe(), PROBE_MS)
  return {
    add: async (address: string) => {
      nodes.set(address, false)
      await probe()
    },
    remove: (address: string) => nodes.delete(address),
    next: () => {
      const ready = [...nodes].filter(([, isReady]) => isReady).map(([address]) => address)
      turn += 1
      return ready[turn % ready.length] ?? 'http://no-node-is-ready'
    },
    stop: () => clearInterval(timer),
  }
}

const JSON_TYPE = { 'content-type': 'application/json' }
const ANSWER = { shortcut: 'late', ar: 'نعتذر عن التأخير', en: 'Sorry for the delay' }

const post = async (
  url: string,
  { headers = {}, body }: { headers?: Record<string, string>; body: object },
) => {
  const init = { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body: JSON.stringify(body) }
  return Object(await (await fetch(url, init)).json())
}

const signIn = async (address: string): Promise<{ authorization: string }> => {
  const { accessToken } = await post(`${address}/api/Authentication/login`, { body: CREDENTIALS })
  return { authorization: `Bearer ${accessToken}` }
}

/** Returns a request that changes a stored text. */
const createWrite = async (address: string, headers: Record<string, string>) => {
  const { id } = await post(`${address}/api/CannedAnswer/Add`, { headers, body: ANSWER })
  return {
    path: '/api/CannedAnswer/Update',
    method: 'PUT',
    headers: { ...JSON_TYPE, ...headers },
    body: JSON.stringify({ ...ANSWER, id }),
  }
}

/** Sends writes and reads at a constant rate. Returns those that failed, and how many there were. */
const sendLoad = (nextAddress: () => string, sent: (RequestInit & { path: string })[]) => {
  const requests: Promise<string | undefined>[] = []
  const send = async ({ path, ...request }: RequestInit & { path: string }) => {
    const address = nextAddress()
    try {
      const answer = await fetch(`${address}${path}`, request)
      await answer.arrayBuffer()
      return answer.status === 200 ? undefined : `${address}${path}: ${answer.status}`
    } catch (error) {
      return `${address}${path}: ${Object(error).cause ?? error}`
    }
  }
  const timer = setInterval(() => requests.push(...sent.map(send)), REQUEST_MS)
  return {
    end: async () => {
      clearInterval(timer)
      const answers = await Promise.all(requests)
      return { sent: answers.length, failed: answers.filter(Boolean) }
    },
  }
}

it('loses no request and hands the streams over while one node after the other restarts', async () => {
  const early = start()
  expect(await early.ended).toBe(1)
  expect(early.said()).toContain('is older than this version, and MIGRATE is off')
  const migration = start(['migrate'])
  expect(await migration.ended).toBe(0)
  expect(migration.said()).toContain('The database has the schema of this version.')

  const balancer = createBalancer()
  const startNode = async () => {
    const node = start()
    const address = await addressOf(node)
    await balancer.add(address)
    return { node, address }
  }
  const nodes = [await startNode(), await startNode()]
  const headers = await signIn(balancer.next())
  const write = await createWrite(balancer.next(), headers)
  const load = sendLoad(balancer.next, [write, { path: '/api/Job/GetAll', headers }])
  for (const { node, address } of nodes) {
    const stream = await openStream(address, { headers })
    node.child.kill('SIGTERM')
    expect(await node.ended).toBe(0)
    balancer.remove(address)
    expect(stream.isEnded()).toBe(true)
    const resumed = await openStream(balancer.next(), { headers })
    expect(resumed.isEnded()).toBe(false)
    await resumed.close()
    await startNode()
  }
  await wait(REQUEST_MS)
  const { sent, failed } = await load.end()
  balancer.stop()
  expect(failed).toEqual([])
  expect(sent).toBeGreaterThan(50)
})
