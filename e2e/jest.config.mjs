export default {
  displayName: 'e2e',
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/journeys/*.spec.ts'],
  extensionsToTreatAsEsm: [],
  transform: {
    '^.+\\.tsx?$': ['@swc/jest', { jsc: { target: 'es2023', parser: { syntax: 'typescript' } } }],
  },
  globalSetup: '<rootDir>/fixtures/global-setup.ts',
  globalTeardown: '<rootDir>/fixtures/global-teardown.ts',
}
