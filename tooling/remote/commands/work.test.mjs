import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { runCli } from '../testing/run-cli.mjs'

// Loaded into every process of the command before its own code: replaces the results of the type check and the tests.
const STAND_IN = `
const ends = JSON.parse(process.env.ENDS)
const [, program = ''] = process.argv
const end = program.endsWith('/bin/tsc') ? ends.types : program.endsWith('/bin/jest.js') ? ends.tests : undefined
if (typeof end === 'string') process.kill(process.pid, end)
if (typeof end === 'number') {
  process.stderr.write(program.split('/').at(-1) + ' ' + process.argv.slice(2).join(' ') + '\\n')
  process.exit(end)
}
`

const folder = mkdtempSync(path.join(os.tmpdir(), 'sufra-work-'))
const standIn = path.join(folder, 'stand-in.cjs')
beforeAll(() => writeFileSync(standIn, STAND_IN))
afterAll(() => rmSync(folder, { recursive: true }))

const test = (ends, ...args) =>
  runCli(['test', 'menus', ...args], { NODE_OPTIONS: `--require=${standIn}`, ENDS: JSON.stringify(ends) })

describe('pnpm remote test', () => {
  it('passes if types and tests pass, and says so', async () => {
    const { status, stdout, stderr } = await test({ types: 0, tests: 0 }, '--json')
    expect([status, JSON.parse(stdout)]).toEqual([0, { name: 'menus', passed: true }])
    expect(stderr).toContain('tsc -p . --checkers 1 --incremental false')
    expect(stderr).toContain('jest.js --silent')
  })

  it('passes the pattern of --only to the tests only', async () => {
    const { stderr } = await test({ types: 0, tests: 0 }, '--only', 'live order')
    const [types, tests] = stderr.split('\n')
    expect(types).not.toContain('live order')
    expect(tests).toMatch(/--testPathPatterns live order$/)
  })

  it('runs no test if the types are wrong', async () => {
    const { status, stdout, stderr } = await test({ types: 2, tests: 0 })
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toContain('the types of menus are wrong')
    expect(stderr).not.toContain('jest.js')
  })

  it('fails if a test fails', async () => {
    const { status, stderr } = await test({ types: 0, tests: 1 })
    expect(status).toBe(1)
    expect(stderr).toContain('tests of menus failed.')
  })

  it.each([
    [{ types: 'SIGKILL', tests: 0 }, 'the type check of menus was stopped by SIGKILL'],
    [{ types: 0, tests: 'SIGKILL' }, 'the test run of menus was stopped by SIGKILL'],
    [{ types: 0, tests: 'SIGTERM' }, 'the test run of menus was stopped by SIGTERM'],
  ])('fails after a stopped program: %j', async (ends, reason) => {
    const { status, stdout, stderr } = await test(ends)
    expect([status, stdout]).toEqual([130, ''])
    expect(stderr).toContain(reason)
  })

  it('of an unknown remote ends with 2', async () => {
    expect((await runCli(['test', 'kitchen'])).status).toBe(2)
  })
})
