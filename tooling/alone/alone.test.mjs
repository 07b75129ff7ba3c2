import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import { PNPM } from '../build/package-manager.mjs'
import { repositoryRoot } from '../federation/common.mjs'

const NAME = '@sufra/remote-menus'
const place = mkdtempSync(path.join(os.tmpdir(), 'sufra-alone-'))
const checkout = path.join(place, 'menus')
const at = (...parts) => path.join(checkout, ...parts)

// What jest and pnpm put into the environment of their children is not what a team has.
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(NODE_ENV|CI|npm_.*|PNPM_.*|JEST_.*|PORT)$/i.test(name)),
)

const run = async (program, args, cwd) => {
  const { stdout } = await promisify(execFile)(program, args, { cwd, env: environment, maxBuffer: 1 << 26 })
  return stdout
}
const pnpm = (...args) => run('npx', ['-y', PNPM, ...args], checkout)
const script = (...args) => pnpm('--filter', NAME, ...args)

const backend = createServer((request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ asked: `${request.method} ${request.url}` }))
})
const running = []

const freePort = async () => {
  const probe = createServer()
  await new Promise(resolve => probe.listen(0, 'localhost', resolve))
  const { port } = probe.address()
  await new Promise(resolve => probe.close(resolve))
  return port
}

const whenServed = async ({ page, said }) => {
  for (;;) {
    if (said.ended) throw new Error(said.text)
    const answer = await fetch(page).catch(() => null)
    if (answer?.ok) return
    await sleep(100)
  }
}

/** A script that goes on until it is ended: resolves with its origin when its first page answers. */
const serve = async ({ args, first = '/' }) => {
  const port = await freePort()
  const child = spawn('npx', ['-y', PNPM, '--filter', NAME, ...args], {
    cwd: checkout,
    // A group of its own: npx, pnpm, and what they start end together.
    detached: true,
    env: { ...environment, PORT: String(port), SUFRA_API: `http://localhost:${backend.address().port}` },
  })
  const said = { text: '', ended: false }
  for (const stream of [child.stdout, child.stderr]) stream.on('data', bytes => (said.text += bytes))
  child.once('exit', () => (said.ended = true))
  running.push(child)
  const origin = `http://localhost:${port}`
  await whenServed({ page: `${origin}${first}`, said })
  return origin
}

/** Where the repository's build is; npm test has built it before. */
const buildInRepository = async () => {
  await run(process.execPath, ['tooling/build/build.mjs', '--only', 'remote-menus'], repositoryRoot)
  return path.join(repositoryRoot, 'remote-menus/dist')
}

const contentsOf = folder =>
  Object.fromEntries(
    readdirSync(folder, { withFileTypes: true })
      .filter(entry => entry.isFile() && entry.name !== '.stamp')
      .map(({ name }) => [name, readFileSync(path.join(folder, name), 'base64')]),
  )

const scriptOf = async origin => {
  const page = await (await fetch(origin)).text()
  expect(page).toContain('<div id="root"></div>')
  const [, file] = /<script defer[^ ]* src="([^"]+)"/.exec(page) ?? []
  return fetch(new URL(file, origin))
}

beforeAll(async () => {
  await new Promise(resolve => backend.listen(0, 'localhost', resolve))
  await run(process.execPath, ['tooling/remote/cli.mjs', 'eject', 'menus', checkout], repositoryRoot)
  await pnpm('install', '--prefer-offline', '--no-frozen-lockfile')
})

afterAll(async () => {
  for (const child of running) process.kill(-child.pid, 'SIGKILL')
  await new Promise(resolve => backend.close(resolve))
  rmSync(place, { recursive: true, force: true, maxRetries: 5 })
})

describe('a remote in a checkout that has nothing else', () => {
  it('names real versions, and the packages as they are published', () => {
    const manifest = readFileSync(at('package.json'), 'utf8')
    expect(manifest).not.toMatch(/catalog:|workspace:|"link:/)
    expect(readFileSync(at('pnpm-workspace.yaml'), 'utf8')).toContain('webpack: 5.110.3')
    for (const name of ['shared', 'tooling']) {
      const packed = JSON.parse(readFileSync(at('node_modules/@sufra', name, 'package.json'), 'utf8'))
      expect(JSON.stringify(packed.dependencies)).not.toMatch(/catalog:|workspace:/)
      const files = readdirSync(at('node_modules/@sufra', name), { recursive: true })
      expect(files.filter(file => /\.test\.|^src\/.*\.spec\./.test(file))).toEqual([])
    }
    for (const file of ['tsconfig.json', 'jest.config.mjs', 'webpack.config.mjs', 'remote.config.mjs'])
      expect(readFileSync(at(file), 'utf8')).not.toContain('../')
  })

  it('checks its types and runs its tests', async () => {
    expect(await script('test', '--only', 'locales|live-menu.page')).toContain('types and tests pass')
  })

  it('gives the build that the repository gives, to the byte', async () => {
    expect(await script('build')).toMatch(/Built menus 1\.\d+\.\d+-[0-9a-f]{10}/)
    expect(contentsOf(at('dist'))).toEqual(contentsOf(await buildInRepository()))
  })

  it('starts as an application of its own, with the backend of its choice', async () => {
    const origin = await serve({ args: ['start'] })
    const code = await scriptOf(origin)
    expect(code.headers.get('cache-control')).toContain('immutable')
    expect(code.headers.get('content-encoding')).toBe('gzip')
    expect((await code.text()).length).toBeGreaterThan(100_000)
    expect(await (await fetch(`${origin}/menusForUser`)).text()).toContain('<div id="root">')
    expect((await (await fetch(`${origin}/locales/ar.json`)).json()).nav.liveMenu).toBeTruthy()
    const asked = await fetch(`${origin}/api/Product/GetAll?page=1`, { method: 'POST', body: '{}' })
    expect(await asked.json()).toEqual({ asked: 'POST /api/Product/GetAll?page=1' })
    expect(readdirSync(at('dist'))).toContain('contract.json')
  })

  it('is served with hot reload while it is being written', async () => {
    const origin = await serve({ args: ['dev'] })
    expect(await (await scriptOf(origin)).text()).toContain('webpack-dev-server')
    expect(await (await fetch(`${origin}/config.json`)).json()).toEqual({ asked: 'GET /config.json' })
  })

  it('is served to a host that runs elsewhere', async () => {
    const first = '/contract.json'
    const origin = await serve({ args: ['dev', '--for-production-host'], first })
    const contract = await fetch(`${origin}${first}`)
    expect(contract.headers.get('access-control-allow-origin')).toBe('*')
    expect(await contract.json()).toMatchObject({ name: 'menus', entry: 'remoteEntry.js' })
  })

  it('has the whole of pnpm remote, for the one that it is', async () => {
    const answer = await pnpm('--silent', 'remote', 'check', '--api', 'http://127.0.0.1:9', '--json').catch(
      error => error.stdout,
    )
    expect(JSON.parse(answer)).toMatchObject({ name: 'menus', problems: [] })
  })
})
