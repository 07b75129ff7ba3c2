import { runCli, startServer } from '../testing/run-cli.mjs'

const contract = (version, change) => ({
  version,
  hostApi: '^1.0.0',
  i18n: { namespace: 'kitchen' },
  background: [],
  consumes: { react: '^19.3.1' },
  paths: [{ path: 'kitchen', roles: ['Kitchen'] }],
  nav: [],
  files: { 'remoteEntry.js': `sha384-${version}` },
  sizes: { 'remoteEntry.js': { raw: 2048, brotli: 1024 } },
  ...change,
})
const OLD = '1.0.0-0a1b2c3d4e'
const NEW = '1.1.0-0a1b2c3d4e'
const MORE = {
  paths: [
    { path: 'kitchen', roles: ['Admin'] },
    { path: 'recipes/:id', roles: ['Kitchen'] },
  ],
  consumes: { react: '^19.4.0' },
  sizes: { 'remoteEntry.js': { raw: 4096, brotli: 2048 } },
}

let server
beforeAll(async () => {
  server = await startServer()
  const stable = { version: NEW, baseUrl: '/cdn/kitchen-new/' }
  const registry = { revision: 4, remotes: { kitchen: { stable, previous: null, canary: null } } }
  Object.assign(server.replies, {
    'GET /remotes/registry.json': { body: registry },
    'GET /remotes/registry.beta.json': { body: { revision: 4, remotes: {} } },
    [`GET /remotes/kitchen/${OLD}/contract.json`]: { body: contract(OLD) },
    'GET /cdn/kitchen-new/contract.json': { body: contract(NEW, MORE) },
  })
})
afterAll(() => server.stop())

const run = (...args) => runCli([...args, '--api', server.api])

describe('diff', () => {
  it('lists the changes and the required bump, without a token', async () => {
    const { status, stdout } = await run('diff', 'kitchen', OLD, 'stable')
    expect(status).toBe(0)
    expect(stdout.trim().split('\n')).toEqual([
      `kitchen ${OLD} -> ${NEW}, needs a major version`,
      '+ path recipes/:id',
      '- role Kitchen of path kitchen',
      '+ role Admin of path kitchen',
      '~ share react: ^19.3.1 -> ^19.4.0',
      '~ file remoteEntry.js',
      '~ JavaScript: 2.0 KB, 1.0 brotli -> 4.0 KB, 2.0 brotli',
    ])
    expect(server.asked.some(({ authorization }) => authorization)).toBe(false)
  })

  it('prints the same as JSON', async () => {
    const { stdout } = await run('diff', 'kitchen', OLD, NEW, '--json')
    expect(JSON.parse(stdout)).toMatchObject({
      name: 'kitchen',
      from: OLD,
      to: NEW,
      bump: 'major',
      paths: { added: ['recipes/:id'], removed: [] },
    })
  })

  it('of a version and itself is empty', async () => {
    expect((await run('diff', 'kitchen', OLD, OLD)).stdout).toContain('nothing changed')
  })

  it('refuses an unknown version or pointer, and other words', async () => {
    expect((await run('diff', 'kitchen', OLD, '9.0.0-0a1b2c3d4e')).status).toBe(5)
    expect((await run('diff', 'kitchen', OLD, 'canary')).stderr).toBe('kitchen has no canary version.\n')
    expect((await run('diff', 'kitchen', 'stable', OLD, '--channel', 'beta')).status).toBe(5)
    expect((await run('diff', 'kitchen', OLD, 'newest')).status).toBe(2)
    expect((await run('diff', 'kitchen', OLD)).status).toBe(2)
  })
})

describe('prune', () => {
  it('requests the number to keep, and lists the deleted versions', async () => {
    server.replies['POST /api/Release/Prune'] = { body: { removed: [OLD], kept: 3 } }
    const { status, stdout } = await run('prune', 'kitchen', '--keep', '3')
    expect({ status, stdout }).toEqual({ status: 0, stdout: `Forgot ${OLD} of kitchen; 3 kept\n` })
    expect(server.asked.at(-1)).toMatchObject({
      authorization: 'Deploy secret',
      body: { name: 'kitchen', keep: 3 },
    })
    const { stdout: json } = await run('prune', 'kitchen', '--keep', '3', '--json')
    expect(JSON.parse(json)).toEqual({ name: 'kitchen', removed: [OLD], kept: 3 })
  })

  it('requires a number', async () => {
    expect((await run('prune', 'kitchen')).status).toBe(2)
    expect((await run('prune', 'kitchen', '--keep', '0')).status).toBe(2)
  })

  it("of another team's remote is refused for this token", async () => {
    server.replies['POST /api/Release/Prune'] = { status: 403, body: { code: 'forbidden_remote' } }
    expect((await run('prune', 'kitchen', '--keep', '3')).status).toBe(6)
  })
})
