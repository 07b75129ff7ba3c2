import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { licensesOf, packageOf } from './licenses-plugin.mjs'

let root
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sufra-licenses-'))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const lay = (name, files) => {
  const folder = path.join(root, 'node_modules', name)
  mkdirSync(folder, { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text)
  return folder
}

const facts = (name, license) => JSON.stringify({ name, version: '1.2.3', license })

it.each([
  [
    '/w/node_modules/.pnpm/react@19/node_modules/react/cjs/react.js',
    '/w/node_modules/.pnpm/react@19/node_modules/react',
  ],
  ['/w/node_modules/@chakra-ui/react/dist/index.js', '/w/node_modules/@chakra-ui/react'],
  ['C:\\w\\node_modules\\zod\\index.js', 'C:\\w\\node_modules\\zod'],
  ['/w/host/src/index.ts', undefined],
  [undefined, undefined],
])('%s belongs to the package %s', (resource, folder) => {
  expect(packageOf(resource)).toBe(folder)
})

it('lists each package once, by name, with its license text', () => {
  const zoo = lay('zoo', { 'package.json': facts('zoo', 'MIT'), LICENSE: 'The words of zoo\n' })
  const again = lay('again', { 'package.json': facts('zoo', 'MIT'), LICENSE: 'The words of zoo\n' })
  const bare = lay('@of/bare', { 'package.json': facts('@of/bare', 'ISC'), 'README.md': 'not this' })
  const text = licensesOf([zoo, bare, again])
  expect(text.match(/zoo 1\.2\.3: MIT\n\nThe words of zoo/g)).toHaveLength(1)
  expect(text.indexOf('@of/bare 1.2.3: ISC')).toBe(0)
  expect(text).not.toContain('not this')
})

it.each(['license', 'LICENSE.md', 'Licence.txt', 'COPYING'])('%s is found', file => {
  const folder = lay(`with-${file}`, { 'package.json': facts('found', 'MIT'), [file]: 'The words' })
  expect(licensesOf([folder])).toContain('The words')
})
