import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Linter } from 'eslint'
import { repositoryRoot } from '../common.mjs'
import { LEAN_RULES } from './lean-rules.mjs'
import leanReactDom, { EDITS } from './react-dom-loader.mjs'

const host = createRequire(path.join(repositoryRoot, 'host/package.json'))
const file = path.join(path.dirname(host.resolve('react-dom')), 'cjs/react-dom-client.production.js')
const source = readFileSync(file, 'utf8')
const lean = leanReactDom(source)

it('every edit finds its place in the installed release', () => {
  const untouched = []
  EDITS.reduce((code, edit, at) => {
    const edited = edit(code)
    if (edited === code) untouched.push(at)
    return edited
  }, source)
  expect(untouched).toEqual([])
  expect(LEAN_RULES.filter(({ test }) => test.test(file))).toHaveLength(1)
})

it('nothing that is gone is still called by what stays', () => {
  const strangersIn = code =>
    new Linter()
      .verify(code, [{ languageOptions: { sourceType: 'commonjs' }, rules: { 'no-undef': 'error' } }])
      .map(({ message }) => message)
  const before = new Set(strangersIn(source))
  expect(before.size).toBeGreaterThan(5)
  expect(strangersIn(lean).filter(message => !before.has(message))).toEqual([])
})

it('the attributes of drawings are the same ones', () => {
  const namesIn = code =>
    new Function(`return ${/\baliases = (new Map\([^]*?\)),\n {2}isJavaScriptProtocol/.exec(code)[1]}`)()
  expect(namesIn(source).size).toBeGreaterThan(70)
  expect(new Map([...namesIn(lean)].sort())).toEqual(new Map([...namesIn(source)].sort()))
})

it('what moves from view to view is there, and moves by nothing', () => {
  expect(source).toContain('startViewTransition({')
  expect(lean).not.toContain('pendingViewTransition = startViewTransition(')
})
