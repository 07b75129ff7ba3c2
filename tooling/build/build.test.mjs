import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { repositoryRoot } from '../federation/common.mjs'
import { newFolder } from '../commands/testing/temporary-repository.mjs'
import { buildTargets, remoteFolders } from './targets.mjs'

// Programs that build each target, by working folder.
const PROGRAMS = [
  'host/node_modules/webpack-cli/bin/cli.js',
  'tooling/standalone-build/build.mjs',
  'backend/build.mjs',
  ...['platforms', 'payments', 'gallery', 'create'].map(folder => `tooling/${folder}/build.mjs`),
]
// Records its start and end, and behaves as `behaviour` says for its target.
const PROGRAM = `
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
const root = process.env.ROOT
const here = path.relative(root, process.cwd())
const name = here === 'tooling' ? path.basename(path.dirname(process.argv[1])) : here
const output = here === 'tooling' ? path.join(path.dirname(process.argv[1]), 'dist') : 'dist'
const behaviour = existsSync(root + '/behaviour.json') ? JSON.parse(readFileSync(root + '/behaviour.json'))[name] : undefined
appendFileSync(root + '/log', '+' + name + '\\n')
mkdirSync(output, { recursive: true })
writeFileSync(path.join(output, 'half.txt'), 'half')
setTimeout(() => {
  if (behaviour === 'fail') { process.stdout.write('told on stdout\\n'); process.stderr.write('told on stderr\\n'); process.exit(2) }
  if (behaviour === 'killed') process.kill(process.pid, 'SIGKILL')
  writeFileSync(path.join(output, 'made.txt'), process.env.NODE_ENV)
  appendFileSync(root + '/log', '-' + name + '\\n')
}, 20)
`

let root
let remove
const write = (file, text) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}
const read = file => readFileSync(path.join(root, file), 'utf8')
beforeEach(() => {
  ;({ folder: root, remove } = newFolder())
  cpSync(path.join(repositoryRoot, 'tooling/build'), path.join(root, 'tooling/build'), { recursive: true })
  write('package.json', '{"type":"module"}')
  write('pnpm-lock.yaml', '1')
  write('remote-orders/remote.config.mjs', '')
  for (const program of PROGRAMS) write(program, PROGRAM)
})
afterEach(() => remove())

const build = (...args) =>
  new Promise(resolve => {
    rmSync(path.join(root, 'log'), { force: true })
    const child = spawn(process.execPath, [path.join(root, 'tooling/build/build.mjs'), ...args], {
      env: { PATH: process.env.PATH, ROOT: root },
    })
    const found = { stdout: '', stderr: '' }
    for (const stream of ['stdout', 'stderr']) child[stream].on('data', text => (found[stream] += text))
    child.once('close', status => resolve({ ...found, status }))
  })
const log = () => (existsSync(path.join(root, 'log')) ? read('log').trim().split('\n') : [])
const begun = () => log().flatMap(line => (line.startsWith('+') ? [line.slice(1)] : []))
const ALL = ['host', 'remote-orders', 'backend', 'platforms', 'payments', 'gallery', 'create']

describe('a build', () => {
  it('builds all targets for production, at most two at a time', async () => {
    const { status, stdout, stderr } = await build()
    expect([status, stderr]).toEqual([0, ''])
    expect(begun().toSorted()).toEqual(ALL.toSorted())
    expect(stdout.match(/^Built /gm)).toHaveLength(ALL.length)
    expect(read('host/dist/made.txt')).toBe('production')
    const atOnce = log().map((_line, at, lines) =>
      lines.slice(0, at + 1).reduce((sum, line) => sum + (line.startsWith('+') ? 1 : -1), 0),
    )
    expect(Math.max(...atOnce)).toBeLessThanOrEqual(2)
  })

  it('builds only changed targets, and all of them if forced', async () => {
    await build()
    expect(await build()).toEqual({ status: 0, stdout: '', stderr: '' })
    write('backend/src/http-server/app.ts', 'changed')
    await build()
    expect(begun()).toEqual(['backend'])
    await build('--force')
    expect(begun()).toHaveLength(ALL.length)
  })

  it('builds only the given target', async () => {
    await build('--only', 'payments', '--only', 'remote-orders')
    expect(begun().toSorted()).toEqual(['payments', 'remote-orders'])
  })

  it('rebuilds every package if only the lockfile changed', async () => {
    await build()
    write('pnpm-lock.yaml', '2')
    await build()
    expect(begun().toSorted()).toEqual(ALL.toSorted())
  })
})

describe('a failing build', () => {
  it('is reported with its whole output and ends with 1, and the other targets are built', async () => {
    write('behaviour.json', JSON.stringify({ backend: 'fail' }))
    const { status, stdout, stderr } = await build()
    expect(status).toBe(1)
    expect(stdout).toMatch(/^FAILED backend in /m)
    expect(stderr).toContain('told on stdout')
    expect(stderr).toContain('told on stderr')
    expect(log().filter(line => line.startsWith('-'))).toHaveLength(ALL.length - 1)
    rmSync(path.join(root, 'behaviour.json'))
    expect((await build()).status).toBe(0)
    expect(begun()).toEqual(['backend'])
  })

  it('has failed if it was killed', async () => {
    write('behaviour.json', JSON.stringify({ host: 'killed' }))
    const { status, stdout } = await build('--only', 'host')
    expect(status).toBe(1)
    expect(stdout).toMatch(/^FAILED host/)
  })

  it('leaves nothing that counts as built, not even for the old sources', async () => {
    write('remote-orders/src/page.ts', 'good')
    await build('--only', 'remote-orders')
    write('remote-orders/src/page.ts', 'broken')
    write('behaviour.json', JSON.stringify({ 'remote-orders': 'fail' }))
    expect((await build('--only', 'remote-orders')).status).toBe(1)
    rmSync(path.join(root, 'behaviour.json'))
    write('remote-orders/src/page.ts', 'good')
    await build('--only', 'remote-orders')
    expect(begun()).toEqual(['remote-orders'])
  })
})

describe('the arguments of a build', () => {
  it.each([[['--only', 'kitchen']], [['--only', 'remote-kitchen']]])(
    '%j is no target: exits with 2 and builds nothing',
    async args => {
      const { status, stderr } = await build(...args)
      expect(status).toBe(2)
      expect(stderr).toContain(`There is no ${args[1]} to build.`)
      expect(begun()).toEqual([])
    },
  )

  it('an unknown option exits with 2, --help with 0', async () => {
    expect(await build('--fast')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('Usage: pnpm build'),
    })
    expect(await build('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('Exit codes') })
    expect(begun()).toEqual([])
  })
})

describe('the targets', () => {
  it('are every folder of a remote, without the leftovers of a deleted one', () => {
    write('remote-gone/node_modules/x/index.js', '')
    write('remote-notes.md', 'no folder')
    write('remote-kitchen/remote.config.mjs', '')
    expect(remoteFolders(root)).toEqual(['remote-kitchen', 'remote-orders'])
  })

  it('keep outputs apart from inputs, so that a build invalidates nothing', () => {
    for (const { name, output, inputs } of buildTargets(root)) {
      const holder = inputs.find(input => output.startsWith(`${input}/`))
      expect([name, holder === undefined || path.basename(output)]).toEqual([name, 'dist'])
    }
  })
})
