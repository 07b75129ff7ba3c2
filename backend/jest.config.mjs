const SOURCE = { parser: { syntax: 'typescript' }, target: 'es2022' }

export default {
  displayName: 'backend',
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/src'],
  testEnvironment: 'node',
  testMatch: ['**/*.test.ts'],
  transform: { '\\.[cm]?[jt]s$': ['@swc/jest', { jsc: SOURCE, module: { type: 'commonjs' } }] },
  // These are published as ES modules only; everything else under node_modules stays as it is. The path is pnpm's.
  transformIgnorePatterns: [
    '/node_modules/(?!(\\.pnpm/)?(jose|content-disposition|hucre|@fastify[+/]cookie|cookie|file-type|strtok3|token-types|uint8array-extras|@tokenizer|@borewit)[@+/])',
  ],
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
}
