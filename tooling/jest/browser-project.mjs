import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const here = name => fileURLToPath(new URL(name, import.meta.url))
const require = createRequire(import.meta.url)

const transform = [
  require.resolve('@swc/jest'),
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  },
]

// @sufra/shared is published as source: the only package in node_modules to transform, where pnpm nests it twice.
const PUBLISHED_SOURCES = '/node_modules/(?!([.]pnpm/[^/]+/node_modules/)?@sufra/shared/)'

const setUpOf = rootDir =>
  createRequire(path.join(rootDir, 'package.json')).resolve('@sufra/shared/testing/setup')

/**
 * Returns the jest project of a browser package: `export default browserProject({ rootDir: import.meta.dirname,
 * displayName: 'host' })`. Setup and file mocks come from `@sufra/shared`.
 */
export const browserProject = ({ rootDir, displayName }) => ({
  rootDir,
  displayName,
  // For a remote in a checkout of its own; in the repository the root's setting applies. The limit is for tests that
  // hang.
  testTimeout: 900_000,
  testEnvironment: here('./browser-environment.mjs'),
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/.types/', '/dist/'],
  setupFilesAfterEnv: [setUpOf(rootDir)],
  transform: { '^.+[.]m?[jt]sx?$': transform },
  transformIgnorePatterns: [PUBLISHED_SOURCES],
  moduleNameMapper: { '[.](css|woff2|webp|png|svg|mp3)$': here('./file-stand-in.cjs') },
  moduleFileExtensions: ['js', 'ts', 'tsx', 'json', 'mjs', 'cjs'],
})
