import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { remoteFolders } from '../build/targets.mjs'
import { knotsOf } from './knots.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const apps = ['shared', 'host', ...remoteFolders(root), 'backend', 'e2e', 'tooling']

/** The folder that a file lies in below `parent`; null for what lies in `parent` itself, which is the roof or the ground of all. */
const folderIn = parent => file => {
  const [folder, ...rest] = file.startsWith(`${parent}/`) ? file.slice(parent.length + 1).split('/') : []
  return rest.length > 0 ? folder : null
}

const hostArea = folderIn('host/src')
const hostFeature = folderIn('host/src/features')

/** The module that a file lies in, with its domain: `ordering/order`. */
const module = file => /^backend\/src\/modules\/([^/]+\/[^/]+)\//.exec(file)?.[1] ?? null

// Each says which box a file stands in, or null when the diagram does not show it.
const DIAGRAMS = [
  { title: 'Packages', boxOf: file => apps.find(app => file.startsWith(`${app}/`)) ?? null },
  { title: 'Inside shared', boxOf: folderIn('shared/src') },
  {
    title: 'Inside the host, with its features',
    boxOf: file => (hostFeature(file) ? `features/${hostFeature(file)}` : hostArea(file)),
  },
  { title: 'Inside the backend', boxOf: folderIn('backend/src') },
  {
    title: 'Modules of the backend (tables that a join reads are left out: decision 4)',
    boxOf: file => (file.endsWith('.table.ts') ? null : module(file)),
  },
]

const importsOf = () => {
  const result = spawnSync(
    path.join(root, 'node_modules/.bin/depcruise'),
    ['--config', '.dependency-cruiser.cjs', '--no-progress', '-T', 'json', ...apps],
    { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 },
  )
  const { modules } = JSON.parse(result.stdout)
  return modules
    .filter(({ source }) => !/[.](test|spec)[.]|[/]testing[/]/.test(source))
    .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => [source, resolved]))
}

const arrowsOf = (imports, boxOf) => {
  const arrows = new Map()
  for (const [source, resolved] of imports) {
    const [from, to] = [boxOf(source), boxOf(resolved)]
    if (from && to && from !== to) arrows.set(`${from} ${to}`, [from, to])
  }
  return [...arrows.values()].sort((one, other) => (one.join(' ') < other.join(' ') ? -1 : 1))
}

// `end` and the like are words of Mermaid, so that no folder's name stands bare.
const id = box => `_${box.replaceAll(/[^a-z0-9]/g, '_')}`

const diagramOf = (title, arrows) => {
  const knots = knotsOf(arrows)
  const boxes = [...new Set(arrows.flat())].sort().map(box => `  ${id(box)}["${box}"]`)
  const lines = arrows.map(([from, to]) => {
    const isTied = knots.some(knot => knot.has(from) && knot.has(to))
    return `  ${id(from)} ${isTied ? '==>' : '-->'} ${id(to)}`
  })
  return [`### ${title}`, '', '```mermaid', 'flowchart LR', ...boxes, ...lines, '```'].join('\n')
}

/**
 * The import graph as Mermaid diagrams, computed from the code without its tests: folders as boxes, an arrow where one
 * imports another, a thick one where both lie on a circle.
 */
export const drawGraph = () => {
  const imports = importsOf()
  return DIAGRAMS.map(({ title, boxOf }) => diagramOf(title, arrowsOf(imports, boxOf))).join('\n\n')
}
