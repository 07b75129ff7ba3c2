import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { SINGLE_FILES, restoreState, testFilesOf } from './test-suite.ts'

const sources = path.resolve(import.meta.dirname, '..')
const all = readdirSync(sources, { recursive: true, encoding: 'utf8' })
const testFiles = all.filter(file => file.endsWith('.test.ts'))
const suiteFolders = all.filter(file => file.endsWith('.suite.ts')).map(file => path.dirname(file))

it('runs every test file once: in one suite or alone', () => {
  const inSuites = suiteFolders
    .flatMap(folder => testFilesOf(path.join(sources, folder)))
    .map(file => path.relative(sources, file))
  expect([...inSuites, ...SINGLE_FILES].toSorted()).toEqual(testFiles.toSorted())
})

it('lists as single files those that exist', () => {
  expect(SINGLE_FILES.filter(file => !existsSync(path.join(sources, file)))).toEqual([])
})

it('runs files that mock a module alone, because a mock holds for a whole suite', () => {
  const mocks = testFiles.filter(file =>
    /^\s*jest\.(mock|doMock|resetModules|isolateModules)/m.test(
      readFileSync(path.join(sources, file), 'utf8'),
    ),
  )
  expect(mocks.filter(file => !SINGLE_FILES.includes(file))).toEqual([])
})

it('restores timers, spies and environment variables that a test file left changed', () => {
  const { now } = Date
  const before = { ...process.env }
  jest.spyOn(Math, 'random').mockReturnValue(2)
  jest.useFakeTimers({ now: 0 })
  Object.assign(process.env, { LEFT_BEHIND: '1', PATH: 'nowhere' })
  restoreState(before)
  expect(Date.now).toBe(now)
  expect(Math.random()).toBeLessThan(1)
  expect(process.env).toEqual(before)
})
