import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeSuites } from './suites.mjs'

let root

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'suites-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const write = (name, text = 'it("works", () => {})') => {
  const file = path.join(root, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
  return file
}
const suitesOf = (files, count) =>
  writeSuites({ root, project: 'host', files, count, restore: '/restore.ts' }).map(file =>
    path.relative(root, file),
  )
const read = suite => readFileSync(path.join(root, suite), 'utf8')

it('puts each file into exactly one suite, in a block titled with its path', () => {
  const files = ['a.test.ts', 'b.test.ts', 'c.test.ts', 'd.test.ts'].map(name => write(name))
  const suites = suitesOf(files, 2)
  expect(suites).toEqual(['.cache/suites/host/1.suite.cjs', '.cache/suites/host/2.suite.cjs'])
  const titles = suites.map(suite =>
    [...read(suite).matchAll(/describe\("(.+?)"/g)].map(([, title]) => title),
  )
  expect(titles).toEqual([
    ['a.test.ts', 'b.test.ts'],
    ['c.test.ts', 'd.test.ts'],
  ])
})

it.each([
  "jest.mock('./b.ts')",
  'jest.resetModules()',
  'jest.isolateModulesAsync(load)',
  '/** @jest-environment node */',
  '// @own-registry: it starts the application',
])('runs a file with %s alone', text => {
  const files = [write('a.test.ts'), write('b.test.ts', text)]
  expect(suitesOf(files, 2)).toEqual(['.cache/suites/host/1.suite.cjs', 'b.test.ts'])
})

it('runs the tests of the federation runtime and of the service worker alone', () => {
  const files = ['host/src/remotes/a.test.ts', 'host/src/worker/b.test.ts'].map(name => write(name))
  expect(suitesOf(files, 2)).toEqual(['host/src/remotes/a.test.ts', 'host/src/worker/b.test.ts'])
})

it('removes the suites of an earlier run', () => {
  const files = ['a.test.ts', 'b.test.ts'].map(name => write(name))
  suitesOf(files, 2)
  expect(suitesOf(files, 1)).toEqual(['.cache/suites/host/1.suite.cjs'])
  expect(() => read('.cache/suites/host/2.suite.cjs')).toThrow('ENOENT')
})

it('reports a file that cannot be loaded as a failed test of that file', () => {
  const [suite] = suitesOf([write('a.test.ts', 'throw new Error("no such module")')], 1)
  const titles = []
  const failures = []
  const restored = []
  const restoreState = () => undefined
  const load = file => {
    if (file === '/restore.ts') return { restoreState }
    throw new Error('no such module')
  }
  const describeBlock = (title, block) => {
    titles.push(title)
    block()
  }
  const run = new Function('describe', 'it', 'afterAll', 'require', read(suite))
  run(
    describeBlock,
    (title, test) => failures.push({ title, test }),
    hook => restored.push(hook),
    load,
  )
  expect(restored).toEqual([restoreState])
  expect(titles).toEqual(['a.test.ts'])
  expect(failures.map(({ title }) => title)).toEqual(['can be loaded'])
  expect(failures[0].test).toThrow('no such module')
})
