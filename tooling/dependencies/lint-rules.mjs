const NATIVE =
  '/^(window|globalThis|self|document|navigator|history|console|Object|Array|String|Promise|JSON|Math|Date|Reflect)$/'
// Our own globals, and the platform's assignable ones.
const ASSIGNABLE = '/^(sufra[A-Z]\\w*|location|title|cookie|on[a-z]+)$/'
const WRITES = '/^(assign|defineProperty|defineProperties|set|setPrototypeOf)$/'
const WRITER = `callee.object.name=/^(Object|Reflect)$/][callee.property.name=${WRITES}`

const PROTOTYPE =
  'Do not change a prototype: use the documented API, or list the place in tooling/dependencies/exceptions.mjs.'
const GLOBAL =
  'Do not replace a global of the browser or of Node: pass what you need, or list the place in tooling/dependencies/exceptions.mjs.'
const PRIVATE =
  'This name is private to a package: use its documented API, or list the place in tooling/dependencies/exceptions.mjs.'
const DEEP = "This is a private file of a package: import what the package's exports document."
const ALIAS = 'An alias or a replacement changes what a package is. Use the package as it is published.'

const PRIVATE_FOLDERS = 'dist|cjs|esm|umd|lib|src|build|internal|internals'

/** Files inside a package, past its documented entries. Relative paths, `#src` and `node:` do not match. */
export const DEEP_IMPORT = `^(@[\\w.-]+\\/)?[\\w][\\w.-]*\\/(${PRIVATE_FOLDERS})(\\/|$)`
const DEEP_LITERAL = `Literal[value=/${DEEP_IMPORT}/]`

const restrict = (message, selectors) => selectors.map(selector => ({ selector, message }))

/** For `no-restricted-syntax` in production code. Tests may replace globals to simulate a browser. */
export const UNTOUCHED_PLATFORM = [
  ...restrict(PROTOTYPE, [
    'AssignmentExpression[left.type="MemberExpression"][left.object.property.name="prototype"]',
    'AssignmentExpression[left.type="MemberExpression"][left.object.name="prototype"]',
    `CallExpression[${WRITER}][arguments.0.property.name="prototype"]`,
  ]),
  ...restrict(GLOBAL, [
    `AssignmentExpression[left.type="MemberExpression"][left.object.name=${NATIVE}]:not([left.property.name=${ASSIGNABLE}])`,
    `CallExpression[${WRITER}][arguments.0.name=${NATIVE}]`,
  ]),
  ...restrict(PRIVATE, [
    'MemberExpression[property.name=/^__[a-zA-Z]/]',
    'MemberExpression[property.name=/^_[a-zA-Z]/]:not([object.type="ThisExpression"])',
    'CallExpression[callee.object.name=/^(Object|Reflect)$/] > Literal[value=/^__[a-zA-Z]/]',
    'ImportSpecifier[imported.name=/^(UNSAFE_|__)/]',
  ]),
  ...restrict(ALIAS, ['Property[key.name="alias"][value.type="ObjectExpression"]']),
]

/** For `no-restricted-syntax`, in all code. */
export const UNTOUCHED_PACKAGES = [
  ...restrict(DEEP, [
    `ImportDeclaration > ${DEEP_LITERAL}`,
    `ExportNamedDeclaration > ${DEEP_LITERAL}`,
    `ImportExpression > ${DEEP_LITERAL}`,
    `CallExpression[callee.name="require"] > ${DEEP_LITERAL}`,
    `CallExpression[callee.property.name="resolve"]:not([callee.object.name=/^(path|Promise)$/]) > ${DEEP_LITERAL}`,
  ]),
]
