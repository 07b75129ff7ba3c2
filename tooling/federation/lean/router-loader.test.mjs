import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import leanRouter from './router-loader.mjs'
import { repositoryRoot } from '../common.mjs'

// As the front end's packages find it.
const routerDom = createRequire(path.join(repositoryRoot, 'shared/package.json')).resolve('react-router-dom')
const folder = path.join(path.dirname(createRequire(routerDom).resolve('react-router')), '../development')
const sources = readdirSync(folder)
  .filter(name => name.endsWith('.mjs'))
  .map(name => readFileSync(path.join(folder, name), 'utf8'))
const lean = sources.map(leanRouter).join('\n')

it('the installed router keeps neither its warnings nor the names that are for developers', () => {
  expect(sources.join('\n')).toMatch(/^var ENABLE_DEV_WARNINGS = true;$/m)
  expect(lean).toMatch(/^var ENABLE_DEV_WARNINGS = false;$/m)
  expect(sources.join('\n')).toMatch(/^\w+\.displayName =/m)
  expect(lean).not.toMatch(/^\w+\.displayName =/m)
})

it('what nobody uses of it can be left out', () => {
  const made = lean.match(/^var \w+ = .*React\w*\.(createContext|forwardRef|memo)\(/gm) ?? []
  expect(made.length).toBeGreaterThan(10)
  expect(made.filter(line => !line.includes('/* @__PURE__ */'))).toEqual([])
})

it('links ask no server of its framework for files, and a boundary knows nothing of its server components', () => {
  expect(sources.join('\n')).toMatch(/= usePrefetchBehavior\(/)
  expect(lean).not.toMatch(/= usePrefetchBehavior\(/)
  expect(sources.join('\n')).toMatch(/return shouldPrefetch && /)
  expect(lean).not.toMatch(/return shouldPrefetch && /)
  expect(sources.join('\n')).toMatch(/^ {4}if \(this\.context\b/m)
  expect(lean).not.toMatch(/^ {4}if \(this\.context\b/m)
})

it('what looks otherwise stays as it is', () => {
  const code = 'export const Page = () => null\n  inner.displayName = "Page";\n'
  expect(leanRouter(code)).toBe(code)
})
