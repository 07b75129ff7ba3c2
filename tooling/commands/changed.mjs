import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { ARCHITECTURE_ARGUMENTS } from './checks.mjs'
import { capture, refuse, root } from './workspace.mjs'

const TEST = /\.test\.(ts|tsx|mjs)$/
const JOURNEY = /^e2e\/journeys\/.*\.spec\.ts$/
const CODE = /\.(ts|tsx|mjs|cjs|json)$/
// Every test reads these without importing them: packages, settings, jest's setup and the tables.
const SETTINGS = /^\.|(^|\/)(package\.json|pnpm-[\w-]+\.yaml|[\w-]+\.config\.m?js|tsconfig[\w.]*\.json)$/
const SET_UP = /^tooling\/jest\/|\/testing\/(jest|global)-(setup|teardown)\.ts$|\/migrations\//

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

// With -z, because git otherwise escapes names with Arabic letters or quotes.
const filesOf = (...args) =>
  git(...args, '-z')
    .split('\0')
    .filter(Boolean)

// A fresh clone of another branch knows only its origin's main.
const MAINS = ['main', 'origin/main']

const whereBranchLeftMain = () => {
  for (const main of MAINS)
    try {
      return git('merge-base', main, 'HEAD')
    } catch {
      // Tries the next name.
    }
  return 'HEAD'
}

const commitOf = base => {
  try {
    return git('rev-parse', '--verify', '--end-of-options', `${base}^{commit}`)
  } catch {
    return refuse(`"${base}" is no commit of this repository.`)
  }
}

/** Returns the files that differ from a commit, committed or not, including new and deleted ones. */
export const changesSince = (base = whereBranchLeftMain()) => {
  const changed = filesOf('diff', '--name-only', '--no-renames', commitOf(base))
  const added = filesOf('ls-files', '--others', '--exclude-standard')
  return [...new Set([...changed, ...added])].sort()
}

// They import the whole backend, so nearly every API test imports every service through them.
const GATHERING = new Set(
  ['http-server/modules.ts', 'seed/seed.ts', 'seed/accounts.ts'].map(name => `backend/src/${name}`),
)
const API_MODULE = /^backend\/src\/modules\/[^/]+\/[^/]+\//
const MATRICES = ['merchant-isolation', 'role-route-matrix'].map(
  name => `backend/src/routing/${name}.test.ts`,
)

/**
 * Returns the files and everything that imports them, directly or indirectly. Importers in `GATHERING` are followed
 * only if they changed themselves.
 */
export const reachedFrom = (files, modules) => {
  const importers = new Map()
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies)
      importers.set(resolved, [...(importers.get(resolved) ?? []), source])
  const reached = new Set(files)
  for (const file of reached)
    for (const importer of importers.get(file) ?? []) if (!GATHERING.has(importer)) reached.add(importer)
  return [...reached]
}

/**
 * Returns the tests among the reached files, those of every reached API module, and the matrices for a changed route.
 */
export const testsFor = ({ changes, reached, modules }) => {
  const folders = new Set(reached.map(file => API_MODULE.exec(file)?.[0]).filter(Boolean))
  const isReached = new Set(reached)
  const tests = modules.map(({ source }) => source).filter(file => TEST.test(file))
  const isMatrix = file => MATRICES.includes(file) && changes.some(change => change.endsWith('.routes.ts'))
  return tests.filter(
    file => isReached.has(file) || folders.has(API_MODULE.exec(file)?.[0]) || isMatrix(file),
  )
}

const importsOfAll = async () => {
  const command = path.join(root, 'node_modules/.bin/depcruise')
  const args = [...ARCHITECTURE_ARGUMENTS, '--no-progress', '-T', 'json']
  return JSON.parse((await capture(command, args)).stdout).modules
}

const isThere = file => existsSync(path.join(root, file))

const checksFor = changes => [
  // Without a file, prettier fails and eslint checks all files.
  ...(changes.some(isThere) ? ['format'] : []),
  ...(changes.some(file => CODE.test(file) && isThere(file)) ? ['lint', 'react-compiler'] : []),
  ...(changes.some(file => CODE.test(file)) ? ['types', 'architecture', 'circles'] : []),
  ...(changes.some(file => file.endsWith('.md')) ? ['documents'] : []),
  ...(changes.some(file => file.startsWith('tooling/')) ? ['dependencies'] : []),
]

/**
 * Returns the checks, test files and journeys for some changed files, or `isAll` if a change can affect everything.
 * Files that a test reads without importing them are not detected.
 */
export const planFor = async changes => {
  if (changes.some(file => SETTINGS.test(file))) return { isAll: true }
  const modules = changes.some(file => CODE.test(file)) ? await importsOfAll() : []
  const reached = reachedFrom(changes, modules)
  if (reached.some(file => SET_UP.test(file))) return { isAll: true }
  return {
    isAll: false,
    checks: checksFor(changes),
    files: testsFor({ changes, reached, modules }),
    journeys: reached.filter(file => JOURNEY.test(file) && isThere(file)),
  }
}
