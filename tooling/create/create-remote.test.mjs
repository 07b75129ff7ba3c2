import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createServer } from 'node:http'
import { repositoryRoot } from '../federation/common.mjs'
import { layProgram } from '../commands/testing/temporary-repository.mjs'
import { readKit } from '../remote/new/kit.mjs'
import { TEMPLATES } from '../remote/new/templates.mjs'
import { createRemote } from './main.mjs'

const kit = {
  ...readKit(repositoryRoot),
  hostApi: '1.0.0',
  templates: TEMPLATES,
  packages: { '@sufra/shared': 'sufra-shared-1.0.0.tgz', '@sufra/tooling': 'sufra-tooling-1.0.0.tgz' },
}
const live = {
  paths: [{ path: 'kitchen/today' }],
  nav: [{ id: 'stoves' }],
  i18n: { namespace: 'stoves' },
}
const FILES = {
  '/tools/kit.json': JSON.stringify(kit),
  '/tools/sufra-shared-1.0.0.tgz': 'packed shared',
  '/tools/sufra-tooling-1.0.0.tgz': 'packed tooling',
  '/remotes/registry.json': JSON.stringify({ remotes: { stoves: { stable: { contract: live } } } }),
}
const sufra = createServer((request, response) => {
  response.writeHead(FILES[request.url] ? 200 : 404)
  response.end(FILES[request.url] ?? '')
})

let place
let origin
const said = []
beforeAll(async () => {
  await new Promise(resolve => sufra.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${sufra.address().port}`
})
afterAll(() => new Promise(resolve => sufra.close(resolve)))
beforeEach(() => {
  place = mkdtempSync(path.join(os.tmpdir(), 'sufra-create-test-'))
  said.length = 0
  for (const stream of ['stdout', 'stderr'])
    jest.spyOn(process[stream], 'write').mockImplementation(text => said.push(text) > 0)
})
afterEach(() => {
  jest.restoreAllMocks()
  rmSync(place, { recursive: true, force: true })
})

const at = (...parts) => path.join(place, ...parts)
const read = file => readFileSync(at('kitchen', file), 'utf8')
const create = (...words) => createRemote({ from: `${origin}/tools/create-remote.tgz`, words })
const LABELS = ['--label-ar', 'المطبخ', '--label-en', 'Kitchen']

it('a checkout has real versions, its own TypeScript, our packages, a README and a CI job, and prints the next steps', async () => {
  expect(await create('kitchen', at('kitchen'), ...LABELS, '--no-install')).toBe(0)
  const manifest = JSON.parse(read('package.json'))
  expect(manifest.sufra).toEqual({ port: 5004, api: origin })
  expect(manifest.devDependencies.typescript).toBe(kit.catalog.typescript)
  expect(read('package.json')).not.toMatch(/catalog:|workspace:/)
  expect(read('packages/sufra-shared-1.0.0.tgz')).toBe('packed shared')
  expect(JSON.parse(read('src/locales/ar.json')).nav.title).toBe('المطبخ')
  for (const file of ['README.md', '.github/workflows/deliver.yml', 'remote.config.mjs', '.gitignore'])
    expect(read(file)).not.toMatch(/__[A-Z]+__/)
  expect(read('.github/workflows/deliver.yml')).toContain('--expect "$REVISION"')
  expect(said.join('')).toContain(`npx -y ${kit.pnpm} install`)
})

it.each([
  [['kitchen', '--path', 'kitchen/today'], 'the path kitchen/today belongs to stoves'],
  [['stoves'], 'there is a remote stoves already'],
  [['kitchen', '--path', 'Dashboard'], 'belongs to the host'],
  [['kitchen', '--roles', 'Waiter'], 'there is no role "Waiter"'],
  [['kitchen', '--port', '0'], '--port is a whole number'],
  [['kitchen', '--colour', 'red'], 'Usage: create-sufra-remote'],
  [[], 'Usage: create-sufra-remote'],
])('%j is refused with 2 and writes nothing', async ([name, ...words], reason) => {
  const named = name ? [name, at('kitchen')] : []
  expect(await create(...named, ...words, '--no-install')).toBe(2)
  expect(said.join('')).toContain(reason)
  expect(existsSync(at('kitchen'))).toBe(false)
})

it('leaves a folder with content unchanged', async () => {
  mkdirSync(at('kitchen'))
  writeFileSync(at('kitchen/notes.txt'), 'mine')
  expect(await create('kitchen', at('kitchen'), '--no-install')).toBe(2)
  expect(existsSync(at('kitchen/package.json'))).toBe(false)
})

it('leaves a file of this name unchanged', async () => {
  writeFileSync(at('kitchen'), 'mine')
  expect(await create('kitchen', at('kitchen'), '--no-install')).toBe(2)
  expect(said.join('')).toContain('is no folder')
  expect(readFileSync(at('kitchen'), 'utf8')).toBe('mine')
})

it.each(['/tools/kit.json', '/remotes/registry.json'])(
  'reports a server with a page in place of %s as no Sufra with 5 in one line, and writes nothing',
  async file => {
    const before = FILES[file]
    FILES[file] = '<!doctype html>'
    const exitCode = await create('kitchen', at('kitchen'), '--no-install')
    FILES[file] = before
    expect([exitCode, said]).toEqual([5, [expect.stringContaining(`${origin}${file} holds no JSON`)]])
    expect(existsSync(at('kitchen'))).toBe(false)
  },
)

it('reports an unavailable package with 5 before anything is written', async () => {
  const packed = '/tools/sufra-tooling-1.0.0.tgz'
  const before = FILES[packed]
  delete FILES[packed]
  const exitCode = await create('kitchen', at('kitchen'), '--no-install')
  FILES[packed] = before
  expect([exitCode, said]).toEqual([5, [`${origin}${packed} cannot be read (HTTP 404).\n`]])
  expect(existsSync(at('kitchen'))).toBe(false)
})

describe('the installation', () => {
  const { PATH } = process.env
  afterEach(() => {
    process.env.PATH = PATH
  })
  // Needs a complete checkout, which can be installed by hand.
  const installWith = script => {
    layProgram({ folder: at('programs'), name: 'npx', script })
    process.env.PATH = at('programs')
    return create('kitchen', at('kitchen'), ...LABELS)
  }

  it("uses the kit's pnpm in the checkout, without npm's environment", async () => {
    process.env.npm_config_package = 'http://elsewhere'
    const exitCode = await installWith('echo "$PWD $*" > called; echo "$npm_config_package" >> called')
    delete process.env.npm_config_package
    expect(exitCode).toBe(0)
    const [call, ofNpm] = read('called').split('\n')
    expect(call).toContain(`kitchen -y ${kit.pnpm} install`)
    expect(ofNpm).toBe('')
    expect(said.join('')).not.toMatch(/npx -y \S+ install/)
  })

  it('exits with 1 and the whole output if it fails, and keeps the checkout', async () => {
    expect(await installWith('echo no room left; echo ENOSPC >&2; exit 1')).toBe(1)
    expect(said.join('')).toMatch(/pnpm install failed in .*kitchen:\nno room left\nENOSPC/)
    expect(existsSync(at('kitchen/package.json'))).toBe(true)
  })

  it('reports a missing npx', async () => {
    process.env.PATH = at('nowhere')
    expect(await create('kitchen', at('kitchen'), ...LABELS)).toBe(1)
    expect(said.join('')).toMatch(/npx.*ENOENT/)
  })
})

it('an unreachable Sufra is reported with 5', async () => {
  const words = ['kitchen', at('kitchen')]
  expect(await createRemote({ from: 'http://127.0.0.1:9/tools/create-remote.tgz', words })).toBe(5)
  expect(said.join('')).toContain('http://127.0.0.1:9/tools/kit.json cannot be read')
})
