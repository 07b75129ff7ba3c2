import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { repositoryRoot } from '../common.mjs'
import leanRuntime, { EDITS, RANGE_EDITS } from './federation-loader.mjs'
import { LEAN_RULES } from './lean-rules.mjs'

const host = createRequire(path.join(repositoryRoot, 'host/package.json'))
const runtime = createRequire(host.resolve('@module-federation/runtime'))
const folder = path.dirname(runtime.resolve('@module-federation/runtime-core'))
const read = name => readFileSync(path.join(folder, name), 'utf8')
const EDITED = [
  'plugins/snapshot/SnapshotHandler.js',
  'remote/index.js',
  'utils/load.js',
  'utils/preload.js',
  'utils/semver/index.js',
]
const sources = EDITED.map(read)

it('every edit finds its place in the installed release, in a file that builds take through it', () => {
  const unfound = [...EDITS, ...RANGE_EDITS].filter(edit => sources.every(source => edit(source) === source))
  expect(unfound).toEqual([])
  const rules = EDITED.map(name => LEAN_RULES.filter(({ test }) => test.test(path.join(folder, name))).length)
  expect(rules).toEqual(EDITED.map(() => 1))
})

it('nobody outside calls what is gone: snapshots only the parts that are gone too, and versions are compared by one function', () => {
  const lean = sources.map(leanRuntime)
  expect(sources.join('\n')).toMatch(/loadRemoteSnapshotInfo\(/)
  expect(lean.join('\n')).not.toMatch(/loadRemoteSnapshotInfo\(|manifestCache|new Function\(/)
  expect(lean.at(-1)).toMatch(/^export \{ isInRange as satisfy \} from ".*version-range\.mjs"/)
  const others = ['core.js', 'module/index.js', 'shared/index.js', 'utils/share.js', 'global.js']
    .map(read)
    .join('\n')
  expect(others).not.toMatch(/loadRemoteSnapshotInfo|manifestCache|manifestLoading/)
})
