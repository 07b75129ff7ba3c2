export default {
  displayName: 'tooling',
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.test.{ts,mjs}'],
  testPathIgnorePatterns: ['/node_modules/', '/.types/'],
  transform: {
    '^.+\\.m?[jt]sx?$': ['@swc/jest', { jsc: { target: 'es2023', parser: { syntax: 'typescript' } } }],
  },
  transformIgnorePatterns: ['/node_modules/'],
  moduleFileExtensions: ['ts', 'mjs', 'js', 'json'],
}
