import { remoteFolders } from './tooling/build/targets.mjs'

/** One project per folder; each keeps its own settings beside its code. */
export default {
  // Of all projects: jest reads these here only. The limit is for what hangs, never for what is slow.
  testTimeout: 900_000,
  testSequencer: '<rootDir>/tooling/jest/longest-first.mjs',
  projects: [
    '<rootDir>/shared',
    '<rootDir>/host',
    ...remoteFolders(import.meta.dirname).map(folder => `<rootDir>/${folder}`),
    '<rootDir>/tooling',
    '<rootDir>/backend',
    '<rootDir>/e2e',
  ],
}
