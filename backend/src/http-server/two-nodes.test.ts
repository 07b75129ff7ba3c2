// @own-registry: starts two applications.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { readEnv } from '#src/env.ts'
import { testServerUrl, urlOfDatabase } from '#src/testing/test-server.ts'
import { startServer } from './start-server.ts'
import type { RunningServer } from './start-server.ts'

const name = `nodes_${randomUUID().slice(0, 8)}`
const folders: string[] = []
const nodes: RunningServer[] = []
let server: pg.Client
beforeAll(async () => {
  server = new pg.Client({ connectionString: testServerUrl() })
  await server.connect()
  await server.query(`create database ${name}`)
})
afterAll(async () => {
  await Promise.all(nodes.map(({ stop }) => stop()))
  await server.query(`drop database ${name} with (force)`)
  await server.end()
  await Promise.all(folders.map(folder => rm(folder, { recursive: true, force: true })))
})

const startNode = async (): Promise<RunningServer> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sufra-node-'))
  folders.push(dataDir)
  const env = readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: urlOfDatabase(name),
    SEED: 'demo',
  })
  return startServer({ env, announce: () => undefined })
}

it('starts two nodes at once on an empty database with demo data', async () => {
  const starts = await Promise.allSettled([startNode(), startNode()])
  for (const start of starts) if (start.status === 'fulfilled') nodes.push(start.value)
  expect(starts.map(start => (start.status === 'rejected' ? start.reason : 'started'))).toEqual([
    'started',
    'started',
  ])
  const answers = await Promise.all(nodes.map(({ address }) => fetch(`${address}/api/health`)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
})
