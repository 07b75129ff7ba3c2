import { createRequire } from 'node:module'

const here = name => new URL(name, import.meta.url).pathname
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

/**
 * The jest project of a package that runs in the browser: `export default browserProject({ rootDir: import.meta.dirname,
 * displayName: 'host' })`. Set-up and stand-ins come from `@sufra/shared`.
 */
export const browserProject = ({ rootDir, displayName }) => ({
  rootDir,
  displayName,
  testEnvironment: here('./browser-environment.mjs'),
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/.types/', '/dist/'],
  setupFilesAfterEnv: [here('../../shared/src/testing/jest-setup.ts')],
  transform: { '^.+[.]m?[jt]sx?$': transform },
  transformIgnorePatterns: ['/node_modules/'],
  moduleNameMapper: { '[.](css|woff2|webp|png|svg|mp3)$': here('./file-stand-in.cjs') },
  moduleFileExtensions: ['js', 'ts', 'tsx', 'json', 'mjs', 'cjs'],
})
