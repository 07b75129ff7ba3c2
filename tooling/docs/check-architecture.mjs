import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { architectureFile, currentArchitecture } from './document.mjs'
import { readImports } from './graph.mjs'

// Checks the imports against the rules of .dependency-cruiser.cjs and the graph in docs/architecture.md.
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const json = readImports()

const format = path.join(root, 'node_modules/.bin/depcruise-fmt')
const { status } = spawnSync(format, ['--output-type', 'err', '--exit-code', '-'], {
  input: json,
  stdio: ['pipe', 'inherit', 'inherit'],
})

const isGraphCurrent = readFileSync(architectureFile, 'utf8') === currentArchitecture(json)
if (!isGraphCurrent) console.error('docs/architecture.md: the graph is old; run pnpm docs:graph')
process.exit(status === 0 && isGraphCurrent ? 0 : 1)
