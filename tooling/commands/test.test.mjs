import { rmSync } from 'node:fs'
import path from 'node:path'
import { createTemporaryRepository, layProgram } from './testing/temporary-repository.mjs'

const FIRST_CHECKS = ['eslint', 'tsc', 'documents', 'dependencies']
const CHECKS = [...FIRST_CHECKS, 'prettier', 'architecture', 'depcruise', 'knip']
const PROGRAMS = {
  tsc: 'node_modules/typescript7/bin/tsc',
  architecture: 'tooling/docs/check-architecture.mjs',
  documents: 'tooling/docs/check.mjs',
  dependencies: 'tooling/dependencies/check.mjs',
  build: 'tooling/build/build.mjs',
}

// Replaces jest: writes the report that the test prepared for the run of this name, and records its arguments.
const JEST = `
const { appendFileSync, existsSync, readFileSync, writeFileSync } = require('node:fs')
const path = require('node:path')
const root = process.env.ROOT
const args = process.argv.slice(2)
appendFileSync(root + '/calls', 'jest ' + args.join(' ') + '\\n')
const file = args.find(arg => arg.startsWith('--outputFile=')).slice('--outputFile='.length)
const name = path.basename(file, '.json').slice('jest-'.length)
const results = JSON.parse(readFileSync(root + '/reports.json', 'utf8'))[name]
if (results) writeFileSync(file, JSON.stringify({ testResults: results }))
process.exit(1)
`
const note = name =>
  `echo "${name} $*" >> "$ROOT/calls"\nif [ -f "$ROOT/fails-${name}" ]; then cat "$ROOT/fails-${name}"; exit 1; fi`

const FIRST_JOURNEY = 'e2e/journeys/sign-in.spec.ts'
const OTHER_JOURNEY = 'e2e/journeys/palette.spec.ts'

const repository = createTemporaryRepository()
beforeAll(() => {
  for (const file of ['host/a.test.ts', FIRST_JOURNEY, OTHER_JOURNEY]) repository.write(file, '')
  const bin = path.join(repository.root, 'node_modules/.bin')
  for (const name of ['prettier', 'eslint', 'depcruise', 'knip'])
    layProgram({ folder: bin, name, script: note(name) })
  layProgram({ folder: bin, name: 'jest', script: 'exec node "$ROOT/jest.cjs" "$@"' })
  layProgram({ folder: bin, name: 'tsx', script: `${note('tsx')}\ncat "$ROOT/campaign.json"` })
  repository.write('jest.cjs', JEST)
  for (const [name, file] of Object.entries(PROGRAMS))
    repository.write(
      file,
      `const { appendFileSync, existsSync, readFileSync } = process.getBuiltinModule('node:fs')
      const root = process.env.ROOT
      appendFileSync(root + '/calls', '${name} ' + process.argv.slice(2).join(' ') + '\\n')
      if (existsSync(root + '/fails-${name}')) {
        process.stdout.write(readFileSync(root + '/fails-${name}', 'utf8'))
        process.exit(1)
      }`,
    )
})
beforeEach(() => {
  for (const name of ['calls', '.cache', ...[...CHECKS, 'build'].map(each => `fails-${each}`)])
    rmSync(path.join(repository.root, name), { recursive: true, force: true })
  report(PASSING)
  repository.write('campaign.json', campaign({ races: [], fuzz: [] }))
})
afterEach(() => repository.endAll())
afterAll(() => repository.remove())

const passing = (file, count = 1) => ({
  name: path.join(repository.root, file),
  status: 'passed',
  message: '',
  assertionResults: Array.from({ length: count }, (_none, at) => ({
    status: 'passed',
    fullName: `${file} holds ${at}`,
    failureMessages: [],
  })),
})
const failing = file => ({
  name: path.join(repository.root, file),
  status: 'failed',
  message: '',
  assertionResults: [{ status: 'failed', fullName: 'it holds', failureMessages: ['Error: it is not so'] }],
})
const PASSING = {
  tests: [passing('host/a.test.ts', 2)],
  journeys: [passing(FIRST_JOURNEY)],
  'other tests': [passing('tooling/b.test.mjs')],
  'other journeys': [passing(OTHER_JOURNEY)],
}
const report = reports => repository.write('reports.json', JSON.stringify(reports))
const campaign = attacks => {
  const all = Object.entries(attacks).map(([attack, failures]) => ({ attack, failures }))
  const failed = all.filter(({ failures }) => failures.length > 0).length
  return JSON.stringify({ passed: all.length - failed, failed, attacks: all })
}
const fail = (name, text = '') => repository.write(`fails-${name}`, text)
const calls = () => (repository.has('calls') ? repository.read('calls').trim().split('\n') : [])
const callsOf = name => calls().filter(call => call.split(' ')[0] === name)

// Returns the files of each run of jest in order, without the tests of npm test itself.
const filesOfJest = () =>
  callsOf('jest').map(call =>
    call
      .split('--runTestsByPath ')[1]
      .split(' ')
      .filter(file => !file.startsWith('tooling/commands/')),
  )

const run = async (program, { args = [], env = {} } = {}) => {
  const running = repository.run(`tooling/commands/${program}.mjs`, {
    env: { ROOT: repository.root, CHROMIUM_PATH: process.execPath, ...env },
    args,
  })
  const code = await running.ended
  const lines = running.stdout.trim().split('\n')
  return { code, lines, last: lines.at(-1), stderr: running.stderr }
}
const test = (...args) => run('test', { args })

describe('npm test', () => {
  it('runs the first tier, and prints the sum alone on its last line', async () => {
    const { code, last } = await test()
    // Four checks, the build, two tests, a journey.
    expect([code, last]).toEqual([0, '8 passed, 0 failed'])
    for (const name of [...FIRST_CHECKS, 'build']) expect(callsOf(name).length).toBeGreaterThan(0)
    expect(filesOfJest()).toEqual([['host/a.test.ts'], [FIRST_JOURNEY]])
    expect(callsOf('tsx')).toEqual([])
  })

  it('skips the journeys when the build fails, and prints the reason and the command', async () => {
    fail('build', 'FAILED host\n')
    const { code, lines, last } = await test()
    expect([code, last]).toEqual([1, '6 passed, 1 failed'])
    expect(lines).toContain('FAILED host')
    expect(lines.find(line => line.startsWith('FAIL build'))).toContain('the journeys did not run')
    expect(lines).toContain('    run it alone: npm run build')
    expect(filesOfJest()).toEqual([['host/a.test.ts']])
  })

  it('does not run a file of the first tier a second time', async () => {
    report({ ...PASSING, tests: [failing('host/a.test.ts')] })
    const { code, lines } = await test()
    expect(code).toBe(1)
    expect(lines).toContain('FAIL host/a.test.ts › it holds: Error: it is not so')
    expect(callsOf('jest')).toHaveLength(2)
  })

  it('names the command that installs a missing browser, and runs the other tests', async () => {
    const { code, lines, last } = await run('test', { env: { CHROMIUM_PATH: '/nowhere/chromium' } })
    expect([code, last]).toEqual([1, '7 passed, 1 failed'])
    expect(lines.some(line => line.includes('sudo apt-get install chromium'))).toBe(true)
    expect(filesOfJest()).toEqual([['host/a.test.ts']])
  })

  it.each([[['menus']], [['--nonsense']]])('refuses %j before anything runs', async args => {
    const { code, stderr } = await test(...args)
    expect(code).toBe(1)
    expect(stderr).toContain('Usage: npm test')
    expect(calls()).toEqual([])
  })

  it('prints its help without installing anything', async () => {
    rmSync(path.join(repository.root, 'node_modules/.sufra-installed'), { force: true })
    const { code, lines } = await test('--help')
    expect([code, lines[0]]).toEqual([0, 'Usage: npm test [-- --changed [BASE]]'])
    expect(repository.has('node_modules/.sufra-installed')).toBe(false)
  })
})

describe('npm run test:all', () => {
  it('runs both tiers, each file once, and adds up the counts', async () => {
    const { code, last } = await test('--all')
    // The first tier, five other checks, the rest of the build, one other test, two attacks, one other journey.
    expect([code, last]).toEqual([0, '18 passed, 0 failed'])
    for (const name of CHECKS) expect(callsOf(name).length).toBeGreaterThan(0)
    // The first tier builds neither the guide nor the tools for teams.
    expect(callsOf('build').map(call => call.includes('--only guide --only tools'))).toEqual([false, true])
    const [first, journeys, others, otherJourneys] = filesOfJest()
    expect([first, journeys, otherJourneys]).toEqual([['host/a.test.ts'], [FIRST_JOURNEY], [OTHER_JOURNEY]])
    expect(others).not.toContain('host/a.test.ts')
  })

  it('does not start the second tier after a failure in the first', async () => {
    report({ ...PASSING, tests: [failing('host/a.test.ts')] })
    const { code, lines } = await test('--all')
    expect(code).toBe(1)
    expect(lines).toContain('The first tier failed: the second tier does not run.')
    expect(callsOf('jest')).toHaveLength(2)
    expect(callsOf('tsx')).toEqual([])
  })

  it('runs a failed file of the second tier again, alone, and reports it as unsteady if it then passes', async () => {
    report({
      ...PASSING,
      'other tests': [failing('tooling/b.test.mjs')],
      'other tests-again': [passing('tooling/b.test.mjs')],
    })
    const { code, lines, last } = await test('--all')
    expect([code, last]).toEqual([0, '18 passed, 0 failed'])
    expect(lines).toContain('UNSTEADY tooling/b.test.mjs › it holds: Error: it is not so')
    const again = callsOf('jest').find(call => call.includes('-again.json'))
    expect(again).toContain('--maxWorkers=1 ')
    expect(again).toMatch(/--runTestsByPath tooling\/b\.test\.mjs$/)
  })

  it('fails when a file or an attack fails twice', async () => {
    const failed = [failing('tooling/b.test.mjs')]
    report({ ...PASSING, 'other tests': failed, 'other tests-again': failed })
    repository.write(
      'campaign.json',
      campaign({ races: [], fuzz: [{ what: 'fell', sent: 'GET /', came: '500' }] }),
    )
    const { code, lines } = await test('--all')
    expect(code).toBe(1)
    expect(lines).toContain('FAIL tooling/b.test.mjs › it holds: Error: it is not so')
    expect(callsOf('tsx').at(-1)).toContain('--only fuzz')
    expect(lines.some(line => line.startsWith('FAIL torture › fuzz: fell'))).toBe(true)
  })

  it('repeats nothing after more than six failed files, and ignores the report of an earlier run', async () => {
    repository.write(
      '.cache/jest-other tests.json',
      JSON.stringify({ testResults: [passing('tooling/b.test.mjs', 99)] }),
    )
    repository.write('campaign.json', 'Error: no room')
    const journeys = Array.from({ length: 7 }, (_none, at) => failing(`e2e/${at}.spec.ts`))
    report({ ...PASSING, 'other tests': undefined, 'other journeys': journeys })
    const { code, lines, last } = await test('--all')
    expect([code, last]).toEqual([1, '14 passed, 9 failed'])
    expect(lines).toContain('FAIL other tests › all: jest ran no test or left no report')
    expect(lines).toContain('FAIL torture › all: the campaign could not be run; what it said stands above')
    expect(callsOf('jest').some(call => call.includes('-again.json'))).toBe(false)
  })
})

describe('pnpm check', () => {
  it('counts its checks, and prints one line for each that passed', async () => {
    const { code, lines, last } = await run('check')
    expect([code, last]).toEqual([0, '9 passed, 0 failed'])
    expect(lines.filter(line => /^pass {2}[\w-]+ {2}\d+\.\d s$/.test(line))).toHaveLength(9)
    expect(callsOf('jest')).toEqual([])
  })

  it('runs only the named checks, and refuses an unknown name', async () => {
    expect((await run('check', { args: ['lint'] })).last).toBe('1 passed, 0 failed')
    const { code, stderr } = await run('check', { args: ['spelling'] })
    expect([code, stderr]).toEqual([1, expect.stringContaining('there is no check "spelling"')])
  })

  it('continues after a failed check, and prints its output and the command at the end', async () => {
    fail('eslint', 'host/a.ts: 1:1 error no-undef')
    const { code, lines, last } = await run('check')
    expect([code, last]).toEqual([1, '7 passed, 2 failed'])
    expect(lines).toContain('host/a.ts: 1:1 error no-undef')
    expect(lines).toContain('FAIL checks › lint: host/a.ts: 1:1 error no-undef')
    expect(lines.some(line => /^ {4}run it alone: npx -y pnpm@\S+ check lint$/.test(line))).toBe(true)
    expect(callsOf('documents')).toHaveLength(1)
  })
})
