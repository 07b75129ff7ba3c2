import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { repositoryRoot } from '../common.mjs'
import leanTexts, { EDITS } from './i18next-loader.mjs'
import { LEAN_RULES } from './lean-rules.mjs'

const required = createRequire(path.join(repositoryRoot, 'shared/package.json')).resolve('i18next')
const file = path.join(path.dirname(required), '../esm/i18next.js')
const source = readFileSync(file, 'utf8')
const lean = leanTexts(source)

it('the installed i18next keeps no explanations for developers', () => {
  for (const explanation of [/\.deprecate\('/, /\.once\('dev', 'warn'/, /This means something IS WRONG/]) {
    expect(source).toMatch(explanation)
    expect(lean).not.toMatch(explanation)
  }
})

it('every edit finds its place there', () => {
  expect(EDITS.filter(edit => edit(source) === source)).toEqual([])
})

it('what asks for explanations no longer works any out, and texts that lack go to the application alone', () => {
  expect(source).toContain('v27')
  expect(lean).not.toContain('v27')
  expect(lean).toMatch(/this\.options\.missingKeyHandler\(/)
  expect(lean).toMatch(/^ {2}saveMissing\(\) \{\}$/m)
})

it('which texts and values lack is still said', () => {
  expect(lean).toContain('missed to pass in variable')
  expect(lean).toContain("won't get resolved as namespace")
})

it('builds take it so', () => {
  expect(LEAN_RULES.filter(({ test }) => test.test(file))).toHaveLength(1)
})
