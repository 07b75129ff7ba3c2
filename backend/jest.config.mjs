const SOURCE = { parser: { syntax: 'typescript' }, target: 'es2022' }

export default {
  displayName: 'backend',
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/src'],
  testEnvironment: '<rootDir>/../tooling/jest/server-environment.cjs',
  runtime: '<rootDir>/../tooling/jest/server-runtime.cjs',
  testMatch: ['**/*.test.ts'],
  transform: { '\\.[cm]?[jt]s$': ['@swc/jest', { jsc: SOURCE, module: { type: 'commonjs' } }] },
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
}
