import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { remoteFolders } from '../build/targets.mjs'
import { repositoryRoot } from '../federation/common.mjs'
import { sufraBuild } from '../federation/preset.mjs'
import { EXCEPTIONS, MOST_EXCEPTIONS } from './exceptions.mjs'

const at = file => path.join(repositoryRoot, file)

const INSTALLED = [
  'react-dom/cjs/react-dom-client.production.js',
  'i18next/dist/esm/i18next.js',
  'react-router/dist/production/index.mjs',
  '@module-federation/runtime-core/dist/remote/index.js',
  '@pandacss/is-valid-prop/dist/index.mjs',
  'pg/lib/client.cjs',
].map(file => path.join('/repository/node_modules/.pnpm/package/node_modules', file))

/**
 * Returns the ways in which a webpack configuration changes installed code. Documented switches, such as a
 * `sideEffects` flag, do not count.
 */
export const touchesOf = ({ resolve = {}, module = {}, plugins = [] }) => [
  ...Object.keys(resolve.alias ?? {}).map(name => `an alias for ${name}`),
  ...(module.rules ?? [])
    .filter(({ test, loader, use }) => (loader ?? use) && INSTALLED.some(file => !test || test.test(file)))
    .map(rule => `a loader for ${rule.test}`),
  ...plugins
    .map(plugin => plugin?.constructor.name)
    .filter(name => /Replacement|Alias/.test(name ?? ''))
    .map(name => `a ${name}`),
]

/**
 * Returns the pnpm setting that would install something other than the published package; undefined if there is none.
 */
export const patchIn = settings =>
  /^\s*"?(patchedDependencies|packageExtensions|pnpmfile)"?\s*:/m.exec(settings)?.[1]

const REMOTE = {
  name: 'tables',
  hostApi: '^1.0.0',
  paths: [],
  nav: [],
  background: [],
  budget: { brotliKb: 60 },
}

const buildProblems = () =>
  ['host', ...remoteFolders(repositoryRoot)].flatMap(folder => {
    const kind = folder === 'host' ? { isHost: true } : { isHost: false, config: REMOTE }
    const build = sufraBuild({ directory: at(folder), mode: 'production', ...kind })
    return touchesOf(build).map(touch => `The build of ${folder} has ${touch}, which changes installed code.`)
  })

const installProblems = () =>
  ['pnpm-workspace.yaml', 'package.json']
    .map(file => ({ file, patch: patchIn(readFileSync(at(file), 'utf8')) }))
    .filter(({ patch }) => patch !== undefined)
    .map(({ file, patch }) => `${file} has ${patch}: install packages as they are published.`)
    .concat(existsSync(at('.pnpmfile.cjs')) ? ['.pnpmfile.cjs changes what is installed.'] : [])

/** Returns problems of a list of exceptions: too many, or a missing file. */
export const exceptionProblems = exceptions => [
  ...(exceptions.length > MOST_EXCEPTIONS
    ? [`${exceptions.length} exceptions are listed, ${MOST_EXCEPTIONS} are allowed.`]
    : []),
  ...exceptions
    .flatMap(({ path: place, decision, test }) => [place, decision, test])
    .filter(file => !existsSync(at(file)))
    .map(file => `exceptions.mjs names ${file}, which does not exist.`),
]

/** Returns every place where this repository uses a package other than as published; lint-rules.mjs covers the code. */
export const findProblems = () => [...buildProblems(), ...installProblems(), ...exceptionProblems(EXCEPTIONS)]
