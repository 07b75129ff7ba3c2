import { fileURLToPath } from 'node:url'

const loader = name => fileURLToPath(new URL(name, import.meta.url))

/** What packages bring along and no page of ours needs. */
export const LEAN_RULES = [
  { test: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/, loader: loader('router-loader.mjs') },
  { test: /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/, loader: loader('i18next-loader.mjs') },
  { test: /[\\/]styled-system[\\/]preflight\.js$/, loader: loader('no-reset-loader.mjs') },
]
