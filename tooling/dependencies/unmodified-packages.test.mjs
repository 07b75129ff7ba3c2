import { EXCEPTIONS } from './exceptions.mjs'
import { exceptionProblems, patchIn, touchesOf } from './unmodified-packages.mjs'

it.each([
  ['an alias', { resolve: { alias: { react: 'preact' } } }, 'an alias for react'],
  [
    'a loader for a package',
    { module: { rules: [{ test: /i18next\.js$/, loader: 'edit' }] } },
    'a loader for /i18next\\.js$/',
  ],
  [
    'a replacement of modules',
    { plugins: [new (class NormalModuleReplacementPlugin {})()] },
    'a NormalModuleReplacementPlugin',
  ],
])('refuses a build with %s', (_, config, touch) => {
  expect(touchesOf(config)).toEqual([touch])
})

it('allows a documented switch and a loader for own code', () => {
  const rules = [
    { test: /i18next/, sideEffects: false },
    { test: /\.tsx?$/, loader: 'ts-loader' },
  ]
  expect(touchesOf({ module: { rules } })).toEqual([])
})

it.each(['patchedDependencies', 'packageExtensions'])('refuses %s of pnpm', setting => {
  expect(patchIn(`packages:\n  - host\n${setting}:\n  react@19.3.1: a\n`)).toBe(setting)
  expect(patchIn('packages:\n  - host\noverrides:\n  webpack: 5.110.3\n')).toBeUndefined()
})

it('refuses a fourth exception and one whose files do not exist', () => {
  const [first] = EXCEPTIONS
  expect(exceptionProblems(EXCEPTIONS)).toEqual([])
  expect(exceptionProblems([first, first, first, first])).toEqual(['4 exceptions are listed, 3 are allowed.'])
  expect(exceptionProblems([{ ...first, test: 'host/src/gone.test.ts' }])).toEqual([
    'exceptions.mjs names host/src/gone.test.ts, which does not exist.',
  ])
})
