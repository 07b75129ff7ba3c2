import { fileURLToPath } from 'node:url'

const loader = name => fileURLToPath(new URL(name, import.meta.url))

/** What packages bring along and no page of ours needs. */
export const LEAN_RULES = [
  { test: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/].*\.mjs$/, loader: loader('icons-loader.cjs') },
  { test: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/, loader: loader('router-loader.mjs') },
  { test: /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/, loader: loader('i18next-loader.mjs') },
  {
    test: /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/,
    loader: loader('react-dom-loader.mjs'),
  },
  {
    test: /[\\/]@pandacss[\\/]is-valid-prop[\\/]dist[\\/]index\.mjs$/,
    loader: loader('css-names-loader.mjs'),
  },
  {
    test: /[\\/]runtime-core[\\/]dist[\\/](?:remote|utils|utils[\\/]semver|plugins[\\/]snapshot)[\\/]\w+\.js$/,
    loader: loader('federation-loader.mjs'),
  },
  {
    test: /[\\/](?:webpack-bundler-runtime[\\/]dist[\\/](?:index|init|updateOptions|getSharedFallbackGetter)|sdk[\\/]dist[\\/]logger|error-codes[\\/]dist[\\/]desc)\.m?js$/,
    loader: loader('container-loader.cjs'),
  },
  { test: /[\\/]styled-system[\\/]preflight\.js$/, loader: loader('no-reset-loader.mjs') },
]
