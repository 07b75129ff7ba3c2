import { Linter } from 'eslint'
import { UNTOUCHED_PACKAGES, UNTOUCHED_PLATFORM } from './lint-rules.mjs'

const linter = new Linter()

const refusalsOf = code =>
  linter
    .verify(code, {
      rules: { 'no-restricted-syntax': ['error', ...UNTOUCHED_PLATFORM, ...UNTOUCHED_PACKAGES] },
    })
    .map(({ message }) => message)

it.each([
  ['an assignment to a prototype', 'EventTarget.prototype.addEventListener = () => undefined', 'prototype'],
  ['one through a variable', 'const { prototype } = Node; prototype.appendChild = f', 'prototype'],
  ['a definition on a prototype', "Object.defineProperty(Element.prototype, 'id', {})", 'prototype'],
  ['an assignment to window', 'window.addEventListener = f', 'global'],
  ['an assignment to globalThis', 'globalThis.fetch = f', 'global'],
  ['an assignment to the history', 'history.pushState = f', 'global'],
  ['a definition on globalThis', "Reflect.set(globalThis, 'fetch', f)", 'global'],
  ['a private global', 'globalThis.__zod_globalConfig.jitless', 'private'],
  ['a private global as a string', "Reflect.get(globalThis, '__GLOBAL_LOADING_REMOTE_ENTRY__')", 'private'],
  ['a private field of an object', 'system._config.theme', 'private'],
  ['an unsafe export', "import { UNSAFE_LocationContext } from 'react-router-dom'", 'private'],
  ['a deep import', "import x from 'react-dom/cjs/react-dom-client.production.js'", 'private file'],
  ['a deep import of a scoped package', "import x from '@chakra-ui/react/dist/esm/box'", 'private file'],
  ['a deep import at run time', "const x = () => import('i18next/dist/esm/i18next.js')", 'private file'],
  ['a deep require', "const x = require('pg/lib/client')", 'private file'],
  ['a deep resolve', "require.resolve('jest-runtime/build/index.js')", 'private file'],
  ['an alias of a build', "export const config = { resolve: { alias: { a: 'b' } } }", 'alias'],
])('refuses %s', (_, code, word) => {
  expect(refusalsOf(code)).toEqual([expect.stringContaining(word)])
})

it.each([
  ['a global of Sufra', 'globalThis.sufraRemotes = { state }'],
  ['a handler of the platform', 'window.onerror = f; window.location = url; document.title = text'],
  ['a private field of the class itself', 'class A { f() { return this._own } }'],
  [
    'a documented entry',
    "import { createRoot } from 'react-dom/client'; import { li } from 'framer-motion/m'",
  ],
  ['a file of Sufra', "import a from '#src/lib/a.ts'; import b from './dist/b.ts'; import c from 'node:fs'"],
])('allows %s', (_, code) => {
  expect(refusalsOf(code)).toEqual([])
})
