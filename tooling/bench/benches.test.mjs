import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { repositoryRoot } from '../federation/common.mjs'
import { BENCHES, planOf } from './benches.mjs'
import { TIMED_FILES } from './timed-files.mjs'

it('a bench is found by its name and gets the remaining arguments', () => {
  expect(planOf(['opening', '--runs', '3'])).toEqual({ file: 'opening.mjs', rest: ['--runs', '3'] })
})

it('every listed bench has a file', () => {
  for (const { file } of Object.values(BENCHES))
    expect(existsSync(path.join(import.meta.dirname, file))).toBe(true)
})

it('every test that the limits name exists and checks a time', () => {
  for (const file of TIMED_FILES)
    expect(readFileSync(path.join(repositoryRoot, file), 'utf8')).toContain('process.env.TIMED')
})

it.each([[['--help']], [[]]])('%j lists all benches', args => {
  for (const name of Object.keys(BENCHES)) expect(planOf(args).text).toContain(name)
})

it.each(['nothing', 'constructor'])('%s is refused with the list of benches', name => {
  expect(planOf([name])).toMatchObject({ exitCode: 2, text: expect.stringContaining('order-to-card') })
})
