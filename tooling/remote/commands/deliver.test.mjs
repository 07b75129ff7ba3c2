import { createRepository } from '../testing/repository.mjs'
import { runCli, startServer } from '../testing/run-cli.mjs'

const VERSION = '1.2.0-0a1b2c3d4e'
const contract = (name, change) => ({
  name,
  version: VERSION,
  hostApi: '^1.0.0',
  i18n: { namespace: name },
  background: [],
  consumes: {},
  paths: [{ path: name, roles: [] }],
  nav: [],
  files: {},
  sizes: {},
  ...change,
})
const live = (name, change) => ({
  stable: { version: VERSION, baseUrl: `/remotes/${name}/${VERSION}/`, contract: contract(name, change) },
  previous: null,
  canary: null,
})

const host = (version, names) => ({
  version,
  hostApi: '1.0.0',
  provides: { react: { version: '19.3.1', exports: names } },
})

let server
let repository
beforeAll(async () => {
  server = await startServer()
  repository = createRepository()
  repository.addBuilt(contract('tables', { nav: [{ id: 'tables' }] }))
  repository.addBuilt(contract('kitchen'))
})
beforeEach(() => {
  server.asked.length = 0
  setRegistry({})
  server.replies['GET /api/Release/Get'] = {
    body: { pointers: [{ name: 'kitchen', channel: 'beta', stable: '1.0.0-0a1b2c3d4e' }] },
  }
  server.replies['GET /api/Release/Hosts'] = {
    body: [host('1.0.0-new', ['use', 'useState']), host('1.0.0-old', ['useState'])],
  }
})
afterAll(async () => {
  repository.remove()
  await server.stop()
})

const setRegistry = remotes => {
  server.replies['GET /remotes/registry.json'] = { body: { revision: 7, remotes } }
}
const run = (...args) => runCli([...args, '--api', server.api], {}, repository.root)
const notLooked = () =>
  `Not looked at in a browser: nobody could sign in at ${server.api} who may open them; start Sufra there, or name an account in SUFRA_EMAIL and SUFRA_PASSWORD.`
const problemsIn = ({ stdout }) => JSON.parse(stdout).problems.map(({ code }) => code)

describe('check', () => {
  it('accepts a valid build, and lists the facts that it was checked against', async () => {
    const { status, stdout } = await run('check', 'kitchen')
    expect(stdout).toBe(
      `kitchen may be published\nHeld against stable at ${server.api}, registry revision 7.\nHeld against the released hosts 1.0.0-new, 1.0.0-old.\n${notLooked()}\n`,
    )
    expect(status).toBe(0)
  })

  it('names the released host that lacks an import of the code, and --hosts ignores older ones', async () => {
    const needs = { consumes: { react: '^19.0.0' }, imports: { react: ['use', 'useState'] } }
    repository.addBuilt(contract('kitchen', needs))
    const { status, stdout } = await run('check', 'kitchen')
    expect(status).toBe(1)
    expect(stdout).toContain(
      'export_unknown: use of react is used, which is unknown to host 1.0.0-old. Remedy:',
    )
    expect(stdout).not.toContain('1.0.0-new. Remedy')
    expect((await run('check', 'kitchen', '--hosts', '1')).status).toBe(0)
    expect((await run('check', 'kitchen', '--hosts', '0')).status).toBe(2)
    repository.addBuilt(contract('kitchen'))
  })

  it.each([
    ['without a token', {}, { SUFRA_DEPLOY_TOKEN: '' }, 'there is no deploy token to ask with'],
    [
      'with a token that is refused',
      { status: 401, body: { code: 'token_invalid' } },
      {},
      'wrong or revoked',
    ],
    ['before any host was registered', { body: [] }, {}, 'no host was registered'],
  ])('%s checks against the host of this repository, and says so', async (...[, reply, env, why]) => {
    server.replies['GET /api/Release/Hosts'] = reply
    repository.addBuilt(contract('kitchen', { consumes: { lodash: '^4.0.0' } }))
    const args = ['check', 'kitchen', '--api', server.api]
    const { status, stdout } = await runCli(args, env, repository.root)
    expect(status).toBe(1)
    expect(stdout).toMatch(/share_unknown: lodash is needed, .* host 1\.0\.0 \(not built\)/)
    expect(stdout).toContain('Held against the host of this repository alone')
    expect(stdout).toContain(why)
    repository.addBuilt(contract('kitchen'))
  })

  it('starts the build, and refuses it if it is no remote', async () => {
    repository.addBuilt(
      contract('kitchen'),
      'var sufraRemote_kitchen = { init: () => 0, get: async () => () => ({}) }',
    )
    const answer = await run('check', 'kitchen', '--json')
    expect(answer.status).toBe(1)
    expect(problemsIn(answer)).toEqual(['module_invalid'])
    repository.addBuilt(contract('kitchen'))
  })

  it('refuses a path and a namespace of the host itself', async () => {
    const own = { paths: [{ path: 'settings', roles: [] }], i18n: { namespace: 'team' } }
    repository.addBuilt(contract('kitchen', own))
    expect(problemsIn(await run('check', 'kitchen', '--json'))).toEqual(['path_taken', 'namespace_taken'])
    repository.addBuilt(contract('kitchen'))
  })

  it('names an unreadable file of the remote in one line', async () => {
    repository.break('kitchen', 'src/locales/ar.json', '{"title": ')
    const { status, stderr } = await run('check', 'kitchen')
    expect(status).toBe(1)
    expect(stderr).toMatch(/^remote-kitchen\/src\/locales\/ar\.json cannot be read: .*\n$/)
    repository.addBuilt(contract('kitchen'))
  })

  it.each([
    ['path_taken', { paths: [{ path: 'kitchen', roles: [] }] }],
    ['nav_taken', { nav: [{ id: 'stove' }] }],
    ['namespace_taken', { i18n: { namespace: 'kitchen' } }],
  ])('refuses with %s a claim of a live remote of another repository', async (code, change) => {
    setRegistry({ stoves: live('stoves', change) })
    repository.addBuilt(contract('kitchen', { nav: [{ id: 'stove' }] }))
    const answer = await run('check', 'kitchen', '--json')
    expect(answer.status).toBe(1)
    expect(problemsIn(answer)).toEqual([code])
    repository.addBuilt(contract('kitchen'))
  })

  it('also checks previous and canary versions, because some browsers run them', async () => {
    const { stable } = live('stoves', { paths: [{ path: 'kitchen', roles: [] }] })
    const canary = { version: stable, percent: 5, salt: 'x' }
    setRegistry({ stoves: { ...live('stoves'), canary } })
    expect(problemsIn(await run('check', 'kitchen', '--json'))).toEqual(['path_taken'])
    setRegistry({ stoves: { ...live('stoves'), previous: stable } })
    expect(problemsIn(await run('check', 'kitchen', '--json'))).toEqual(['path_taken'])
  })

  it('refuses a public contract that changed without the required version, with the remedy', async () => {
    setRegistry({ kitchen: live('kitchen', { paths: [{ path: 'gone', roles: [] }] }) })
    const { status, stdout } = await run('check', 'kitchen')
    expect(status).toBe(1)
    expect(stdout).toContain('version_too_low: its public contract changed')
    expect(stdout).toContain('Remedy: write "version": "2.0.0" into remote-kitchen/package.json')
  })

  it('compares with the target channel', async () => {
    const remotes = { kitchen: live('kitchen', { paths: [] }) }
    server.replies['GET /remotes/registry.beta.json'] = { body: { revision: 7, remotes } }
    expect((await run('check', 'kitchen')).status).toBe(0)
    expect(problemsIn(await run('check', 'kitchen', '--channel', 'beta', '--json'))).toEqual([
      'version_too_low',
    ])
  })

  it('falls back to the other remotes of the repository if the registry does not answer', async () => {
    server.replies['GET /remotes/registry.json'] = { status: 503, body: {} }
    repository.addBuilt(contract('kitchen', { nav: [{ id: 'tables' }] }))
    const { status, stdout } = await run('check', 'kitchen')
    expect(status).toBe(1)
    expect(stdout).toContain('nav_taken: the nav tables belongs to tables')
    expect(stdout).toContain('Held against this repository alone')
    repository.addBuilt(contract('kitchen'))
  })
})

it('check skips the browser on request, and signs nobody in', async () => {
  const { stdout } = await run('check', 'kitchen', '--no-browser')
  expect(stdout).toContain('Not looked at in a browser: --no-browser.')
  expect(server.asked.map(({ call }) => call)).not.toContain('POST /api/Authentication/login')
})

describe('publish', () => {
  it('checks, uploads and publishes to a channel, with a reason', async () => {
    server.replies['GET /remotes/registry.beta.json'] = { body: { revision: 7, remotes: {} } }
    server.replies['POST /api/Release/Upload'] = { body: { isNew: true } }
    server.replies['POST /api/Release/Publish'] = { body: { revision: 8, stable: VERSION } }
    const { status, stdout } = await run('publish', 'kitchen', '--channel', 'beta', '--why', 'faster')
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: `Published kitchen ${VERSION} to beta (registry revision 8)\n${notLooked()}\n`,
    })
    expect(server.asked.map(({ call }) => call)).toEqual([
      'GET /api/Release/Get',
      'GET /remotes/registry.beta.json',
      'GET /api/Release/Hosts',
      'POST /api/Authentication/login',
      'POST /api/Release/Upload',
      'POST /api/Release/Upload',
      'POST /api/Release/Publish',
    ])
    expect(server.asked.at(-1).body).toMatchObject({
      name: 'kitchen',
      channel: 'beta',
      why: 'faster',
      replaces: '1.0.0-0a1b2c3d4e',
    })
    expect(server.asked.at(-1).body).not.toHaveProperty('allowLower')
  })

  it('of a lower version ends with 1 and names the required option; with it the API is called', async () => {
    const kept = server.replies['POST /api/Release/Publish']
    server.replies['POST /api/Release/Publish'] = {
      status: 409,
      body: { code: 'version_lower', title: 'A newer version is live.' },
    }
    const { status, stderr } = await run('publish', 'kitchen', '--allow-lower')
    server.replies['POST /api/Release/Publish'] = kept
    expect([status, stderr]).toEqual([1, expect.stringContaining('--allow-lower')])
    expect(server.asked.at(-1).body).toMatchObject({ allowLower: true, replaces: null })
  })

  it('reports that it waits for approval, with the claims and the place to see it', async () => {
    const added = [{ kind: 'background', what: '', roles: ['SuperAdmin'], permission: null }]
    const waiting = { added, removed: [{ kind: 'path', what: 'gone', roles: ['Admin'], permission: null }] }
    const kept = server.replies['POST /api/Release/Publish']
    server.replies['POST /api/Release/Publish'] = {
      body: { revision: 7, name: 'kitchen', channel: 'stable', stable: null, waiting },
    }
    const { status, stdout } = await run('publish', 'kitchen')
    server.replies['POST /api/Release/Publish'] = kept
    expect(status).toBe(7)
    for (const line of [
      `kitchen ${VERSION} is uploaded and waits for the operator's approval: it claims more than kitchen has.`,
      '  + runs in idle time for SuperAdmin',
      '  - path gone for Admin',
      'How it stands: pnpm remote history kitchen',
    ])
      expect(stdout.split('\n')).toContain(line)
  })

  it('to a preview needs no channel and no raised version, and prints the link', async () => {
    setRegistry({ kitchen: live('kitchen', { paths: [] }) })
    const until = '2026-12-01T09:00:00.000Z'
    server.replies['POST /api/Release/PublishPreview'] = {
      body: { preview: 'pr-12', until, link: '/kitchen?preview-kitchen=a.b.c' },
    }
    const { status, stdout } = await run('publish', 'kitchen', '--preview', 'pr-12', '--days', '3')
    expect([status, stdout.split('\n')[0]]).toEqual([0, `${server.api}/kitchen?preview-kitchen=a.b.c`])
    expect(stdout).toContain(`Shows kitchen ${VERSION} as pr-12 until ${until}`)
    expect(server.asked.at(-1)).toMatchObject({
      call: 'POST /api/Release/PublishPreview',
      body: { name: 'kitchen', version: VERSION, preview: 'pr-12', days: 3 },
    })
    expect(server.asked.map(({ call }) => call)).not.toContain('POST /api/Release/Publish')
  })

  it.each([
    [['--preview', 'PR 12'], 'is no name of a preview'],
    [['--preview', 'pr-12', '--days', '31'], '--days is a whole number from 1 to 30'],
    [['--days', '3'], '--days is for a preview'],
    [['--preview', 'pr-12', '--allow-lower'], '--allow-lower is for a channel'],
  ])('%j sends no request', async (args, complaint) => {
    const { status, stderr } = await run('publish', 'kitchen', ...args)
    expect([status, server.asked]).toEqual([2, []])
    expect(stderr).toContain(complaint)
  })

  it('uploads nothing that check refuses', async () => {
    setRegistry({ kitchen: live('kitchen', { paths: [] }) })
    const { status, stdout } = await run('publish', 'kitchen')
    expect(status).toBe(1)
    expect(stdout).toContain('version_too_low')
    expect(server.asked.filter(({ call }) => call.startsWith('POST'))).toEqual([])
  })

  it('of an existing version with other contents ends with 3', async () => {
    server.replies['POST /api/Release/Upload'] = { status: 409, body: { code: 'already_exists' } }
    const { status, stderr } = await run('publish', 'kitchen')
    expect(status).toBe(3)
    expect(stderr).toContain('a version never changes')
  })

  it('of an unbuilt remote ends with 1 and the build command, of an unknown one with 2', async () => {
    repository.addUnbuilt('stoves')
    const { status, stderr } = await run('publish', 'stoves')
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: 'stoves is not built; run: pnpm remote build stoves\n',
    })
    expect((await run('publish', 'nothing')).status).toBe(2)
  })
})
