import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { EXCEPTIONS } from './tooling/dependencies/exceptions.mjs'
import { UNTOUCHED_PACKAGES, UNTOUCHED_PLATFORM } from './tooling/dependencies/lint-rules.mjs'

/** Code that runs in a browser. */
export const browserCode = ['{host,remote-*,shared}/src/**/*.{ts,tsx}']
const tests = ['**/*.test.{ts,tsx,mjs}', '**/*.spec.ts', '**/testing/**']

const BARREL = {
  selector: 'ExportAllDeclaration',
  message: 'No barrels: list what a package shows in package.json#exports.',
}
const OWN_LIMIT = 'The one limit, for what hangs, stands in jest.config.mjs: docs/testing.md.'
const ownLimits = [
  'MemberExpression[object.name="jest"][property.name="setTimeout"]',
  'CallExpression[callee.name=/^(it|test|(before|after)(All|Each))$/] > Literal[raw=/^[\\d_]+$/]',
  'CallExpression[callee.callee.property.name="each"] > Literal[raw=/^[\\d_]+$/]',
].map(selector => ({ selector, message: OWN_LIMIT }))
const ROLE = '/^(SuperAdmin|Admin|BranchManager|Cashier|Kitchen|Custom)$/'
const READER = [
  'CallExpression[callee.name="useRole"]',
  'Identifier[name=/^(role|reader)$/i]',
  'MemberExpression[property.name="Role"]',
  'ChainExpression[expression.property.name="Role"]',
]
const ROLE_BY_NAME = {
  selector: `BinaryExpression[operator=/^[!=]==?$/]:has(> Literal[value=${ROLE}]):has(${READER.map(each => `> ${each}`).join(', ')})`,
  message: 'Ask what somebody may do: useCan(permission), or useIsOperator() for the audience. Decision 25.',
}
const OWN_PACE = {
  selector: 'Literal[value=/\\b\\d+ms\\b/]',
  message:
    'How long things move is said once: {durations.enter} and its like, from ui/move/vocabulary.ts. Decision 8.',
}
const DEVICE_NOW = 'CallExpression[callee.object.name="Date"][callee.property.name="now"]'
// A duration may be measured by the clock of the device. A day, or an instant beside one of the server's, may not.
const DEVICE_CLOCK = [
  'NewExpression[callee.name="Date"][arguments.length=0]',
  `NewExpression[callee.name="Date"] ${DEVICE_NOW}`,
  `BinaryExpression:has(CallExpression[callee.object.name="Date"][callee.property.name="parse"]):has(${DEVICE_NOW})`,
].map(selector => ({
  selector,
  message:
    'The clock of a device may be wrong: serverNow(), serverDay() or useToday() of @sufra/shared/live. Decision 121.',
}))
const UNTOUCHED = [...UNTOUCHED_PACKAGES, ...UNTOUCHED_PLATFORM]
const IT = { name: 'test', message: 'Tests are sentences: write it(…).' }
const OWN_TYPES = {
  selector: 'ImportSpecifier[importKind="type"], ExportSpecifier[exportKind="type"]',
  message: 'Types have a statement of their own: import type { … }.',
}

const PACKED = {
  selector: ':matches(ObjectExpression > SpreadElement, JSXSpreadAttribute) > ObjectExpression',
  message: 'Write the properties one by one: do not spread a literal into another.',
}

export default tseslint.config(
  {
    ignores: ['**/dist/', '**/.types/', '**/.cache/', '**/migrations/', 'data/', '**/node_modules/'],
  },
  ...tseslint.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      // A contract and its type share one name (style 9).
      '@typescript-eslint/no-redeclare': 'off',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 3],
      eqeqeq: 'error',
      'no-console': 'error',
      'no-restricted-globals': ['error', IT],
      'no-restricted-syntax': ['error', PACKED, BARREL, OWN_TYPES, ...UNTOUCHED],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['**/*.d.ts'],
    rules: {
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
    },
  },
  {
    files: browserCode,
    plugins: { 'react-hooks': reactHooks },
    rules: {
      // The other rules of the plugin run the React Compiler: see eslint.react-compiler.config.mjs.
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-properties': [
        'error',
        { property: 'innerHTML', message: 'User text is never rendered as HTML.' },
        { property: 'dangerouslySetInnerHTML', message: 'User text is never rendered as HTML.' },
      ],
      'no-restricted-globals': ['error', 'event', 'name', IT],
      'no-restricted-syntax': [
        'error',
        PACKED,
        BARREL,
        OWN_TYPES,
        OWN_PACE,
        ROLE_BY_NAME,
        ...DEVICE_CLOCK,
        ...UNTOUCHED,
      ],
    },
  },
  {
    // The one place that maps role names to permissions.
    files: ['shared/src/session/permissions.ts', 'shared/src/contracts/permission.ts'],
    rules: { 'no-restricted-syntax': ['error', PACKED, BARREL, OWN_TYPES, ...UNTOUCHED] },
  },
  {
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['tooling/**', '**/*.mjs', '**/*.cjs', 'e2e/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: EXCEPTIONS.flatMap(({ path }) => [path, `${path}/**`]),
    rules: { 'no-restricted-syntax': ['error', PACKED, BARREL, OWN_TYPES, ...UNTOUCHED_PACKAGES] },
  },
  {
    // Code that drives a page, or simulates one.
    files: ['e2e/**', 'tooling/{bench,torture,remote/module-check,remote/page-check}/**'],
    rules: { 'no-restricted-syntax': ['error', PACKED, BARREL, OWN_TYPES, ...UNTOUCHED_PACKAGES] },
  },
  {
    files: tests,
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', PACKED, BARREL, ...ownLimits, ...UNTOUCHED_PACKAGES],
    },
  },
)
