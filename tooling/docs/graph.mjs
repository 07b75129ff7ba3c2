import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { remoteFolders } from '../build/targets.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const apps = ['shared', 'host', ...remoteFolders(root), 'backend', 'e2e', 'tooling']
const divided = new Set(['shared', 'host', 'backend'])

/** The box that a file stands in: its package, and for the large packages the first folder below src. */
const boxOf = file => {
  const parts = file.split('/')
  if (!apps.includes(parts[0])) return null
  const folder = parts[1] === 'src' && parts.length > 3 ? parts[2] : null
  return divided.has(parts[0]) && folder ? `${parts[0]}/${folder}` : parts[0]
}

const importsOf = () => {
  const result = spawnSync(
    path.join(root, 'node_modules/.bin/depcruise'),
    ['--config', '.dependency-cruiser.cjs', '--no-progress', '-T', 'json', ...apps],
    { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 },
  )
  return JSON.parse(result.stdout).modules
}

/** The import graph as a Mermaid diagram, computed from the code: folders as boxes, an arrow where one imports another. */
export const drawGraph = () => {
  const arrows = new Set()
  for (const module of importsOf()) {
    if (module.source.includes('.test.')) continue
    const from = boxOf(module.source)
    for (const { resolved } of module.dependencies) {
      const to = boxOf(resolved)
      if (from && to && from !== to) arrows.add(`  ${id(from)} --> ${id(to)}`)
    }
  }
  const boxes = new Set([...arrows].flatMap(arrow => arrow.trim().split(' --> ')))
  const groups = apps.map(app => groupLines(app, boxes)).filter(Boolean)
  return ['```mermaid', 'flowchart LR', ...groups, ...[...arrows].sort(), '```'].join('\n')
}

const id = box => box.replaceAll('/', '__').replaceAll('-', '_')

const groupLines = (app, boxes) => {
  const own = [...boxes].filter(box => box === id(app) || box.startsWith(`${id(app)}__`)).sort()
  if (own.length === 0) return ''
  const lines = own.map(box => `    ${box}["${box.includes('__') ? box.split('__')[1] : app}"]`)
  return [`  subgraph ${id(app)}_group["${app}"]`, ...lines, '  end'].join('\n')
}
