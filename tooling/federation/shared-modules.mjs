import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createRequire } from 'node:module'

const SHARED = '@sufra/shared'

/**
 * The list of modules that host and remotes share. Keys are exact: a subpath that is not listed is bundled a second
 * time. The host provides each of them in host/src/shared-entry.ts; remotes bundle none.
 */
export const SHARED_KEYS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'zustand',
  'zustand/react/shallow',
  'zustand/middleware',
  'i18next',
  'react-i18next',
  '@tanstack/react-query',
  `${SHARED}/session`,
  `${SHARED}/api`,
  `${SHARED}/live`,
  `${SHARED}/router`,
  `${SHARED}/i18n`,
  `${SHARED}/remote`,
  `${SHARED}/forms`,
  `${SHARED}/ui`,
  `${SHARED}/ui/overlays`,
  `${SHARED}/ui/forms`,
  `${SHARED}/ui/dates`,
  `${SHARED}/ui/sortable`,
  `${SHARED}/ui/board`,
  `${SHARED}/ui/cards`,
  `${SHARED}/ui/data`,
  `${SHARED}/ui/charts`,
  `${SHARED}/ui/motion`,
]

/** Returns the package of a key: '@tanstack/react-query' for '@tanstack/react-query/x'. */
export const packageOf = key => key.split('/', key.startsWith('@') ? 2 : 1).join('/')

// `exports` may hide package.json, so the file is found by walking up from the package's entry.
const manifestOf = ({ directory, packageName }) => {
  const require = createRequire(path.join(directory, 'package.json'))
  for (const folder of require.resolve.paths(packageName) ?? []) {
    try {
      return JSON.parse(readFileSync(path.join(folder, packageName, 'package.json'), 'utf8'))
    } catch {
      // Not in this folder; the parent may have it.
    }
  }
  return undefined
}

/**
 * Returns the version of each key that `directory` resolves, from the package itself, because `workspace:*` checks
 * nothing.
 */
export const sharedVersions = directory => {
  const shared = path.dirname(
    createRequire(path.join(directory, 'package.json')).resolve(`${SHARED}/package.json`),
  )
  return Object.fromEntries(
    SHARED_KEYS.map(key => {
      const packageName = packageOf(key)
      const manifest =
        manifestOf({ directory, packageName }) ?? manifestOf({ directory: shared, packageName })
      if (!manifest) throw new Error(`${key} is shared but not installed for ${directory}`)
      return [key, manifest.version]
    }),
  )
}

/** Returns a remote's shared modules: every key, strictly from the host, without a fallback of its own. */
export const consumedShares = directory =>
  Object.fromEntries(
    Object.entries(sharedVersions(directory)).map(([key, version]) => [
      key,
      { import: false, singleton: true, strictVersion: true, version, requiredVersion: `^${version}` },
    ]),
  )
