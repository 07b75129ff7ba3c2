import { rmSync } from 'node:fs'
import path from 'node:path'
import { createHouse, layProgram } from './testing/house.mjs'

const CHECKS = ['prettier', 'eslint', 'tsc', 'depcruise', 'knip', 'documents']
const PROGRAMS = {
  tsc: 'node_modules/typescript7/bin/tsc',
  documents: 'tooling/docs/check.mjs',
  build: 'tooling/build/build.mjs',
}

// In the place of jest: it writes the reports that it is told to, one after the other, and notes what it was asked.
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

const house = createHouse()
beforeAll(() => {
  const bin = path.join(house.root, 'node_modules/.bin')
  for (const name of ['prettier', 'eslint', 'depcruise', 'knip'])
    layProgram({ folder: bin, name, script: note(name) })
  layProgram({ folder: bin, name: 'jest', script: 'exec node "$ROOT/jest.cjs" "$@"' })
  layProgram({ folder: bin, name: 'tsx', script: `${note('tsx')}\ncat "$ROOT/campaign.json"` })
  house.write('jest.cjs', JEST)
  for (const [name, file] of Object.entries(PROGRAMS))
    house.write(
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
    rmSync(path.join(house.root, name), { recursive: true, force: true })
  report({ 'unit-and-api': [passing('host/a.test.ts', 2)], browser: [passing('e2e/journeys/a.spec.ts')] })
  house.write('campaign.json', campaign({ races: [], fuzz: [] }))
})
afterEach(() => house.endAll())
afterAll(() => house.remove())

const passing = (file, count = 1) => ({
  ...{ name: path.join(house.root, file), status: 'passed', message: '' },
  assertionResults: Array.from({ length: count }, (_none, at) => ({
    ...{ status: 'passed', fullName: `${file} holds ${at}`, failureMessages: [] },
  })),
})
const failing = file => ({
  ...{ name: path.join(house.root, file), status: 'failed', message: '' },
  assertionResults: [{ status: 'failed', fullName: 'it holds', failureMessages: ['Error: it is not so'] }],
})
const report = reports => house.write('reports.json', JSON.stringify(reports))
const campaign = attacks => {
  const all = Object.entries(attacks).map(([attack, failures]) => ({ attack, failures }))
  const failed = all.filter(({ failures }) => failures.length > 0).length
  return JSON.stringify({ passed: all.length - failed, failed, attacks: all })
}
const fail = (name, text = '') => house.write(`fails-${name}`, text)
const calls = () => (house.has('calls') ? house.read('calls').trim().split('\n') : [])
const callsOf = name => calls().filter(call => call.split(' ')[0] === name)

const run = async (program, ...args) => {
  const env = { ROOT: house.root, CHROMIUM_PATH: process.execPath }
  const running = house.run(`tooling/front-door/${program}.mjs`, { env, args })
  const code = await running.ended
  const lines = running.stdout.trim().split('\n')
  return { code, lines, last: lines.at(-1), stderr: running.stderr }
}
const test = (...args) => run('test', ...args)

describe('npm test', () => {
  it('runs everything, and its last line is the sum of it alone', async () => {
    const { code, last } = await test()
    // Seven checks, the build, two tests, two attacks, a journey.
    expect([code, last]).toEqual([0, '13 passed, 0 failed'])
    for (const name of [...CHECKS, 'build', 'tsx']) expect(callsOf(name).length).toBeGreaterThan(0)
    expect(callsOf('jest').map(call => /--selectProjects ([\w ]+) --max/.exec(call)?.[1])).toEqual([
      ...['shared host tooling backend', 'e2e'],
    ])
  })

  it('leaves out what needs the build where that fails, and says that it did', async () => {
    fail('build', 'FAILED host\n')
    const { code, lines, last } = await test()
    expect([code, last]).toEqual([1, '9 passed, 1 failed'])
    expect(lines).toContain('FAILED host')
    expect(lines.find(line => line.startsWith('FAIL build'))).toContain('the journeys were left out')
    expect([callsOf('tsx'), callsOf('jest').length]).toEqual([[], 1])
  })

  it('runs a file that failed once more, alone, and an attack too: what passes then is told and fails nothing', async () => {
    report({
      'unit-and-api': [passing('host/a.test.ts'), failing('host/b.test.ts')],
      'unit-and-api-again': [passing('host/b.test.ts')],
      browser: [passing('e2e/journeys/a.spec.ts')],
    })
    const { code, lines, last } = await test()
    expect([code, last]).toEqual([0, '13 passed, 0 failed'])
    expect(lines).toContain('UNSTEADY host/b.test.ts › it holds: Error: it is not so')
    expect(callsOf('jest')[1]).toContain('--maxWorkers=1 ')
    expect(callsOf('jest')[1]).toMatch(/--runTestsByPath \S*host\/b\.test\.ts$/)
  })

  it('fails by what fails twice, test or attack', async () => {
    const failed = failing('host/b.test.ts')
    report({ 'unit-and-api': [failed], 'unit-and-api-again': [failed], browser: [passing('e2e/a.spec.ts')] })
    house.write(
      'campaign.json',
      campaign({ races: [], fuzz: [{ what: 'fell', sent: 'GET /', came: '500' }] }),
    )
    const { code, lines } = await test()
    expect(code).toBe(1)
    expect(lines).toContain('FAIL host/b.test.ts › it holds: Error: it is not so')
    expect(lines).toContain('again, alone: fuzz')
    expect(callsOf('tsx').at(-1)).toContain('--only fuzz')
    expect(lines.some(line => line.startsWith('FAIL torture › fuzz: fell'))).toBe(true)
  })

  it('runs nothing again where more failed than could be an accident, takes no report of an earlier run, and fails by a campaign that could not be run', async () => {
    house.write(
      '.cache/jest-unit-and-api.json',
      JSON.stringify({ testResults: [passing('host/a.test.ts', 99)] }),
    )
    house.write('campaign.json', 'Error: no room')
    report({ browser: Array.from({ length: 7 }, (_none, at) => failing(`e2e/${at}.spec.ts`)) })
    const { code, lines, last } = await test()
    expect([code, last]).toEqual([1, '8 passed, 9 failed'])
    expect(lines).toContain('FAIL unit-and-api › all: jest ran no test or left no report')
    expect(lines).toContain('FAIL torture › all: the campaign could not be run; what it said stands above')
    expect(callsOf('jest')).toHaveLength(2)
  })

  it.each([[['menus']], [['--nonsense']]])('refuses %j before anything is run', async args => {
    const { code, stderr } = await test(...args)
    expect(code).toBe(1)
    expect(stderr).toContain('Usage: npm test')
    expect(calls()).toEqual([])
  })

  it('explains itself without installing anything', async () => {
    rmSync(path.join(house.root, 'node_modules/.sufra-installed'), { force: true })
    const { code, lines } = await test('--help')
    expect([code, lines[0]]).toEqual([0, 'Usage: npm test [-- --changed [BASE]]'])
    expect(house.has('node_modules/.sufra-installed')).toBe(false)
  })
})

describe('pnpm check', () => {
  it('counts its checks, and says nothing of what passed but that it did', async () => {
    const { code, lines, last } = await run('check')
    expect([code, last]).toEqual([0, '7 passed, 0 failed'])
    expect(lines.filter(line => /^pass {2}\w+ {2}\d+\.\d s$/.test(line))).toHaveLength(7)
    expect(callsOf('jest')).toEqual([])
  })

  it('goes on after one that fails, and has its reason twice: where it fell, and at the end', async () => {
    fail('eslint', 'host/a.ts: 1:1 error no-undef')
    const { code, lines, last } = await run('check')
    expect([code, last]).toEqual([1, '6 passed, 1 failed'])
    expect(lines).toContain('host/a.ts: 1:1 error no-undef')
    expect(lines).toContain('FAIL checks › lint: host/a.ts: 1:1 error no-undef')
    expect(callsOf('documents')).toHaveLength(1)
  })
})
