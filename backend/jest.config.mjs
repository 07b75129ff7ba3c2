const SOURCE = { parser: { syntax: 'typescript' }, target: 'es2022' }

// These packages contain ES modules only, which jest's default runtime cannot load with `require`.
const ES_MODULES = [
  '@borewit/text-codec',
  '@fastify/cookie',
  '@nodable/entities',
  '@tokenizer/inflate',
  'anynum',
  'content-disposition',
  'cookie',
  'file-type',
  'hucre',
  'jose',
  'strnum',
  'strtok3',
  'token-types',
  'uint8array-extras',
  'xml-naming',
]
// pnpm replaces the slash of a scope with a plus sign in folder names.
const asFolder = name => name.replace('/', '[+/]')

// Access to globals is slow in jest's context; as parameters of every module they are fast.
const LANGUAGE = [
  'Array',
  'BigInt',
  'Boolean',
  'Error',
  'JSON',
  'Map',
  'Math',
  'Number',
  'Object',
  'Promise',
  'Proxy',
  'RangeError',
  'Reflect',
  'RegExp',
  'Set',
  'String',
  'Symbol',
  'TypeError',
  'WeakMap',
  'WeakSet',
  'decodeURIComponent',
  'encodeURIComponent',
  'isNaN',
  'parseInt',
]

export default {
  displayName: 'backend',
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/src'],
  testEnvironment: 'node',
  testMatch: ['**/*.test.ts'],
  sandboxInjectedGlobals: LANGUAGE,
  transform: { '\\.[cm]?[jt]s$': ['@swc/jest', { jsc: SOURCE, module: { type: 'commonjs' } }] },
  transformIgnorePatterns: [`/node_modules/(?!([.]pnpm/)?(${ES_MODULES.map(asFolder).join('|')})[@/])`],
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
}
