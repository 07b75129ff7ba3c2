import { remoteFolders } from './tooling/build/targets.mjs'

/** One project per folder; each keeps its own settings beside its code. */
export default {
  // Of all projects: jest reads it here only. Hooks that copy a database take their time on a busy machine.
  testTimeout: 20_000,
  projects: [
    '<rootDir>/shared',
    '<rootDir>/host',
    ...remoteFolders(import.meta.dirname).map(folder => `<rootDir>/${folder}`),
    '<rootDir>/tooling',
    '<rootDir>/backend',
    '<rootDir>/e2e',
  ],
}
