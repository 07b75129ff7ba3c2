/** One project per folder; each keeps its own settings beside its code. */
export default {
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
