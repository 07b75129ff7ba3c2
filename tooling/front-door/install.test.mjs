import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { repositoryRoot } from '../federation/common.mjs'
import { layProgram, newFolder } from './testing/house.mjs'

const OF_INSTALLING = [
  'tooling/front-door/status-line.mjs',
  'tooling/front-door/workspace.mjs',
  'tooling/build/package-manager.mjs',
]
const STAMP = 'node_modules/.sufra-installed'

let folder
let remove
beforeEach(() => {
  ;({ folder, remove } = newFolder())
  for (const file of OF_INSTALLING) cpSync(path.join(repositoryRoot, file), path.join(folder, file))
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) writeFileSync(path.join(folder, file), '1')
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}')
})
afterEach(() => remove())

const programs = () => path.join(folder, 'programs')
const npx = script => layProgram({ folder: programs(), name: 'npx', script })
const calls = () => {
  const file = path.join(folder, 'calls')
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
}

const run = (work, { PATH = programs() } = {}) => {
  const code = `import('./tooling/front-door/workspace.mjs').then(workspace => workspace.${work})`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', code], {
    ...{ cwd: folder, encoding: 'utf8', env: { PATH } },
  })
  return { status, stdout, stderr }
}
const install = settings => run('install()', settings)

describe('packages', () => {
  beforeEach(() => npx('echo "$@" >> calls'))

  it('are installed once, from the lockfile, by the one pnpm that wrote it', () => {
    expect(install()).toEqual({ status: 0, stdout: 'Installing packages (once)\n', stderr: '' })
    expect(install()).toEqual({ status: 0, stdout: '', stderr: '' })
    expect(calls()).toEqual([expect.stringMatching(/^-y pnpm@\d+\.\d+\.\d+ install --frozen-lockfile /)])
  })

  it.each(['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'])(
    'are installed again when %s is another one',
    file => {
      install()
      writeFileSync(path.join(folder, file), '{"type":"module","name":"another"}')
      install()
      install()
      expect(calls()).toHaveLength(2)
    },
  )

  it('are installed again when they were taken away', () => {
    install()
    rmSync(path.join(folder, 'node_modules'), { recursive: true })
    expect(install().status).toBe(0)
    expect(calls()).toHaveLength(2)
  })
})

describe('an installation that fails', () => {
  it('is told with what pnpm said, ends with 1, and is tried again', () => {
    npx('echo "no matching version"; echo "ERR_PNPM" >&2; exit 1')
    const { status, stderr } = install()
    expect(status).toBe(1)
    expect(stderr).toContain('no matching version')
    expect(stderr).toContain('ERR_PNPM')
    expect(stderr).toMatch(/sufra: the packages could not be installed; the lines above say why\.\n$/)
    expect(existsSync(path.join(folder, STAMP))).toBe(false)
    npx('exit 0')
    expect(install().status).toBe(0)
  })

  it('says what is missing where there is no npx', () => {
    mkdirSync(programs())
    const { status, stderr } = install()
    expect(status).toBe(1)
    expect(stderr).toMatch(/npx.*ENOENT/)
  })

  it('that was killed counts as failed', () => {
    npx('kill -9 $$')
    expect(install().status).toBe(1)
    expect(existsSync(path.join(folder, STAMP))).toBe(false)
  })
})

describe('a Node that is too old', () => {
  it.each(['16.20.2', '18.20.8', '20.18.3'])('%s is told which one is needed', version => {
    expect(run(`requireNode('${version}')`)).toEqual({
      status: 1,
      stdout: '',
      stderr: `sufra: Node 20.19 or later is needed; this is ${version}.\n`,
    })
  })

  it.each(['20.19.0', '20.20.0', '22.0.0', '24.1.0'])('%s is none', version => {
    expect(run(`requireNode('${version}')`)).toEqual({ status: 0, stdout: '', stderr: '' })
  })
})

describe('a program that is run', () => {
  const printed = work => JSON.parse(run(`${work}.then(found => console.log(JSON.stringify(found)))`).stdout)
  const script = code => `capture(process.execPath, ['-e', ${JSON.stringify(code)}]`

  it('gives what it says apart and together, and its code', () => {
    const code = "process.stdout.write('{}'); process.stderr.write('warned'); process.exitCode = 3"
    expect(printed(`${script(code)})`)).toEqual({
      code: 3,
      stdout: '{}',
      text: expect.stringMatching(/warned/),
    })
  })

  it('gives letters whole that came in two parts', () => {
    const code =
      "const b = Buffer.from('سفرة'); process.stdout.write(b.subarray(0, 3)); setTimeout(() => process.stdout.write(b.subarray(3)), 50)"
    expect(printed(`${script(code)})`)).toMatchObject({ code: 0, stdout: 'سفرة' })
  })

  it('that hangs is ended, and has failed', () => {
    expect(printed(`${script('setInterval(() => undefined, 1000)')}, { timeout: 300 })`)).toMatchObject({
      code: 1,
    })
  })

  it('that is not there has failed, with the reason', () => {
    expect(printed("capture('no-such-program', [])")).toEqual({
      ...{ code: 1, stdout: '' },
      text: expect.stringContaining('ENOENT'),
    })
  })
})
