import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { repositoryRoot } from '../federation/common.mjs'
import { layProgram, newFolder } from './testing/temporary-repository.mjs'

const OF_INSTALLING = [
  'tooling/commands/status-line.mjs',
  'tooling/commands/workspace.mjs',
  'tooling/build/package-manager.mjs',
  'tooling/build/process-groups.mjs',
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
  const code = `import('./tooling/commands/workspace.mjs').then(workspace => workspace.${work})`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', code], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH },
  })
  return { status, stdout, stderr }
}
const install = settings => run('install()', settings)

describe('dependencies', () => {
  beforeEach(() => npx('echo "$@" >> calls'))

  it('are installed once, from the lockfile, by the pnpm version that wrote it', () => {
    expect(install()).toEqual({ status: 0, stdout: 'Installing packages (once)\n', stderr: '' })
    expect(install()).toEqual({ status: 0, stdout: '', stderr: '' })
    expect(calls()).toEqual([expect.stringMatching(/^-y pnpm@\d+\.\d+\.\d+ install --frozen-lockfile /)])
  })

  it.each(['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'])(
    'are installed again if %s has changed',
    file => {
      install()
      writeFileSync(path.join(folder, file), '{"type":"module","name":"another"}')
      install()
      install()
      expect(calls()).toHaveLength(2)
    },
  )

  it('are installed again if they were deleted', () => {
    install()
    rmSync(path.join(folder, 'node_modules'), { recursive: true })
    expect(install().status).toBe(0)
    expect(calls()).toHaveLength(2)
  })
})

describe('a failing installation', () => {
  it("prints pnpm's output, ends with 1, and is retried at the next start", () => {
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

  it('reports a missing npx', () => {
    mkdirSync(programs())
    const { status, stderr } = install()
    expect(status).toBe(1)
    expect(stderr).toMatch(/npx.*ENOENT/)
  })

  it('has failed if it was killed', () => {
    npx('kill -9 $$')
    expect(install().status).toBe(1)
    expect(existsSync(path.join(folder, STAMP))).toBe(false)
  })
})

describe('an outdated Node', () => {
  it.each(['16.20.2', '18.20.8', '20.18.3'])('%s is refused with the required version', version => {
    expect(run(`requireNode('${version}')`)).toEqual({
      status: 1,
      stdout: '',
      stderr: `sufra: Node 20.19 or later is needed; this is ${version}.\n`,
    })
  })

  it.each(['20.19.0', '20.20.0', '22.0.0', '24.1.0'])('%s is accepted', version => {
    expect(run(`requireNode('${version}')`)).toEqual({ status: 0, stdout: '', stderr: '' })
  })
})

describe('a captured program', () => {
  const printed = work => JSON.parse(run(`${work}.then(found => console.log(JSON.stringify(found)))`).stdout)
  const script = code => `capture(process.execPath, ['-e', ${JSON.stringify(code)}]`

  it('returns its output, separately and combined, and its code', () => {
    const code = "process.stdout.write('{}'); process.stderr.write('warned'); process.exitCode = 3"
    expect(printed(`${script(code)})`)).toEqual({
      code: 3,
      stdout: '{}',
      text: expect.stringMatching(/warned/),
    })
  })

  it('decodes characters that arrived in two parts', () => {
    const code =
      "const b = Buffer.from('سفرة'); process.stdout.write(b.subarray(0, 3)); setTimeout(() => process.stdout.write(b.subarray(3)), 50)"
    expect(printed(`${script(code)})`)).toMatchObject({ code: 0, stdout: 'سفرة' })
  })

  it('is ended if it hangs, and has failed', () => {
    expect(printed(`${script('setInterval(() => undefined, 1000)')}, { timeout: 300 })`)).toMatchObject({
      code: 1,
    })
  })

  it('has failed with the reason if it does not exist', () => {
    expect(printed("capture('no-such-program', [])")).toEqual({
      code: 1,
      stdout: '',
      text: expect.stringContaining('ENOENT'),
    })
  })
})
