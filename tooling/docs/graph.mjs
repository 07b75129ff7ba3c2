import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { remoteFolders } from '../build/targets.mjs'
import { ARCHITECTURE_ARGUMENTS } from '../commands/checks.mjs'
import { findCycles } from './cycles.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const apps = ['shared', 'host', ...remoteFolders(root), 'backend', 'e2e', 'tooling']

/**
 * Returns the folder of a file below `parent`; null for a file in `parent` itself, which starts the application or
 * belongs to all folders.
 */
const folderIn = parent => file => {
  const [folder, ...rest] = file.startsWith(`${parent}/`) ? file.slice(parent.length + 1).split('/') : []
  return rest.length > 0 ? folder : null
}

const hostArea = folderIn('host/src')
const featureRoom = folderIn('host/src/features')

/** Features do not import each other, so each group of them is one box. */
const hostBox = file => (featureRoom(file) ? `features/${featureRoom(file)}` : hostArea(file))

const MODULES = 'backend/src/modules'
const domain = folderIn(MODULES)

/** Tables are excluded: foreign keys and joins may point anywhere (decision 24). */
const withoutTables = boxOf => file => (file.endsWith('.table.ts') ? null : boxOf(file))

// Each `boxOf` returns the box of a file, or null if the diagram omits it.
const DIAGRAMS = [
  { title: 'Packages', boxOf: file => apps.find(app => file.startsWith(`${app}/`)) ?? null },
  { title: 'Inside shared', boxOf: folderIn('shared/src') },
  {
    title: 'Inside the host, with the rooms of its features',
    boxOf: hostBox,
  },
  { title: 'Inside the backend', boxOf: folderIn('backend/src') },
]

/** Reads all imports with dependency-cruiser. Returns its result as JSON text, including the violations. */
export const readImports = () => {
  const args = [...ARCHITECTURE_ARGUMENTS, '--no-progress', '--output-type', 'json']
  const { stdout, stderr } = spawnSync(path.join(root, 'node_modules/.bin/depcruise'), args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  if (!stdout) throw new Error(stderr)
  return stdout
}

const importsIn = json =>
  JSON.parse(json)
    .modules.filter(({ source }) => !/[.](test|spec)[.]|[/]testing[/]/.test(source))
    .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => [source, resolved]))

const arrowsOf = (imports, boxOf) => {
  const arrows = new Map()
  for (const [source, resolved] of imports) {
    const [from, to] = [boxOf(source), boxOf(resolved)]
    if (from && to && from !== to) arrows.set(`${from} ${to}`, [from, to])
  }
  return [...arrows.values()].sort((one, other) => (one.join(' ') < other.join(' ') ? -1 : 1))
}

// `end` and others are keywords of Mermaid, so folder names get a prefix.
const id = box => `_${box.replaceAll(/[^a-z0-9]/g, '_')}`

const diagramOf = (title, arrows, labelOf = box => box) => {
  const knots = findCycles(arrows)
  const boxes = [...new Set(arrows.flat())].sort().map(box => `  ${id(box)}["${labelOf(box)}"]`)
  const lines = arrows.map(([from, to]) => {
    const isTied = knots.some(knot => knot.has(from) && knot.has(to))
    return `  ${id(from)} ${isTied ? '==>' : '-->'} ${id(to)}`
  })
  return [`### ${title}`, '', '```mermaid', 'flowchart LR', ...boxes, ...lines, '```'].join('\n')
}

const distinct = names => [...new Set(names.filter(Boolean))].sort()

// Every domain may import the infrastructure domain, so its arrows would only hide the others.
const drawDomains = imports => {
  const boxOf = withoutTables(file => (domain(file) === 'infrastructure' ? null : domain(file)))
  const modulesIn = name => distinct(imports.map(([file]) => folderIn(`${MODULES}/${name}`)(file)))
  const labelOf = name => [`<b>${name}</b>`, ...modulesIn(name)].join('<br/>')
  const within = distinct(imports.map(([file]) => domain(file))).flatMap(name => {
    const arrows = arrowsOf(imports, withoutTables(folderIn(`${MODULES}/${name}`)))
    return arrows.length > 0 ? diagramOf(`Inside ${name}`, arrows) : []
  })
  const title = `Domains of the backend, on the infrastructure: ${modulesIn('infrastructure').join(', ')}`
  return [diagramOf(title, arrowsOf(imports, boxOf), labelOf), ...within]
}

/**
 * Returns the import graph as Mermaid diagrams, from the result of `readImports` without tests: folders as boxes, an
 * arrow for an import, a thick arrow if both boxes are on a cycle.
 */
export const drawGraph = json => {
  const imports = importsIn(json)
  const diagrams = DIAGRAMS.map(({ title, boxOf }) => diagramOf(title, arrowsOf(imports, boxOf)))
  return [...diagrams, ...drawDomains(imports)].join('\n\n')
}
