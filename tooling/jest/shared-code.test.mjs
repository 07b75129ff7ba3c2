import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createContext } from 'node:vm'
import { createCompiler, keepTransformed } from './shared-code.cjs'

const folder = mkdtempSync(path.join(os.tmpdir(), 'sufra-shared-code-'))
const file = path.join(folder, 'dish.ts')
afterAll(() => rmSync(folder, { recursive: true }))

let transforms
beforeEach(() => {
  transforms = 0
  writeFileSync(file, '')
})

// What one test file has of jest's: it knows nothing of the others.
const openFile = ({ manner, isWatching = false }) => {
  const cache = { transforms: new Map(), sourceMaps: new Map() }
  cache.transform = filename => {
    transforms += 1
    cache.transforms.set(filename, { code: `code ${transforms}`, sourceMapPath: `${filename}.map` })
    return `code ${transforms}`
  }
  const config = { transform: [manner], transformIgnorePatterns: [] }
  keepTransformed(cache, { config, globalConfig: { watch: isWatching } })
  return cache
}

it('transforms a file once for all test files, each of which learns where its lines come from', () => {
  const [one, other] = [openFile({ manner: 'as a page' }), openFile({ manner: 'as a page' })]
  expect([one.transform(file), other.transform(file)]).toEqual(['code 1', 'code 1'])
  expect(other.sourceMaps.get(file)).toBe(`${file}.map`)
  expect(other.transforms.get(file)).toMatchObject({ code: 'code 1' })
})

it('transforms it again for a project that transforms otherwise', () => {
  const [one, other] = [openFile({ manner: 'as a worker' }), openFile({ manner: 'as a server' })]
  expect([one.transform(file), other.transform(file)]).toEqual(['code 1', 'code 2'])
})

it('transforms it again when it was written while jest watches', () => {
  const manner = 'as it is written'
  openFile({ manner, isWatching: true }).transform(file)
  utimesSync(file, 0, 1)
  expect(openFile({ manner, isWatching: true }).transform(file)).toBe('code 2')
  expect(openFile({ manner, isWatching: true }).transform(file)).toBe('code 2')
})

it('compiles once, and evaluates in each scope by itself', () => {
  const compile = createCompiler()
  const request = { code: 'module.dishes = (globalThis.dishes ?? 0) + 1', filename: file }
  const scripts = [0, 1].map(() => compile({ ...request, parameters: ['module'] }))
  expect(scripts[0]).toBe(scripts[1])
  const module = {}
  scripts[0].runInContext(createContext({ dishes: 6 }))(module)
  expect(module.dishes).toBe(7)
  scripts[0].runInContext(createContext({}))(module)
  expect(module.dishes).toBe(1)
})

it('compiles what a file has become, not what it was', () => {
  const compile = createCompiler()
  const scripts = ['1', '2'].map(code => compile({ code: `return ${code}`, filename: file, parameters: [] }))
  expect(scripts.map(script => script.runInThisContext()())).toEqual([1, 2])
})
