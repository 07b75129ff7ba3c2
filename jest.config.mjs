import { remoteFolders } from './tooling/build/targets.mjs'

/** One project per folder; each keeps its own settings beside its code. */
export default {
  // jest reads these settings only here, for all projects. The timeout is for tests that hang, not for slow ones.
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
