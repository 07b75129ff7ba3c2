/** One project per folder; each keeps its own settings beside its code. */
export default {
  // Of all projects: jest reads it here only. Hooks that copy a database take their time on a busy machine.
  testTimeout: 20_000,
  projects: [
    '<rootDir>/shared',
    '<rootDir>/host',
    '<rootDir>/remote-menus',
    '<rootDir>/remote-orders',
    '<rootDir>/remote-admin',
    '<rootDir>/tooling',
    '<rootDir>/backend',
    '<rootDir>/e2e',
  ],
}
