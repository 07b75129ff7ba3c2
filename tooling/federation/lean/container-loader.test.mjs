import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { repositoryRoot } from '../common.mjs'
import leanContainer from './container-loader.cjs'
import { LEAN_RULES } from './lean-rules.mjs'

const tooling = createRequire(path.join(repositoryRoot, 'tooling/package.json'))
const enhanced = createRequire(tooling.resolve('@module-federation/enhanced/webpack'))
const bundler = createRequire(enhanced.resolve('@module-federation/webpack-bundler-runtime'))
const folderOf = (from, name) => path.dirname(from.resolve(`@module-federation/${name}`))
const bundlerFolder = folderOf(enhanced, 'webpack-bundler-runtime')
const EDITED = [
  ...['index.js', 'init.js', 'updateOptions.js', 'getSharedFallbackGetter.js'].map(name =>
    path.join(bundlerFolder, name),
  ),
  path.join(folderOf(bundler, 'sdk'), 'logger.js'),
  path.join(folderOf(bundler, 'error-codes'), 'desc.mjs'),
]
const sources = EDITED.map(file => readFileSync(file, 'utf8'))

it('every edit finds its place in the installed release, in a file that builds take through it', () => {
  const unfound = leanContainer.EDITS.filter(edit => sources.every(source => edit(source) === source))
  expect(unfound).toEqual([])
  const rules = EDITED.map(file => LEAN_RULES.filter(({ test }) => test.test(file)).length)
  expect(rules).toEqual(EDITED.map(() => 1))
})

it('nobody calls what is gone', () => {
  const [index, init, update] = sources.map(leanContainer)
  expect(sources[0]).toMatch(/^import \* as runtime/m)
  expect(index).not.toMatch(/import \* as runtime/)
  expect(init).not.toMatch(/helpers\.|getRemoteEntry\(/)
  expect(init).toMatch(/return runtime\.init\(initOptions\)/)
  expect(update).not.toMatch(/registerShared/)
  const others = ['consumes.js', 'initContainerEntry.js', 'initializeSharing.js', 'attachShareScopeMap.js']
    .map(name => readFileSync(path.join(bundlerFolder, name), 'utf8'))
    .join('\n')
  expect(others).not.toMatch(/federation\.runtime\b|installInitialConsumes|sharedFallback/)
})
