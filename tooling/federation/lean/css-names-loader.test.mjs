import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { compileFunction } from 'node:vm'
import { repositoryRoot } from '../common.mjs'
import leanNames from './css-names-loader.mjs'
import { LEAN_RULES } from './lean-rules.mjs'

const chakra = createRequire(path.join(repositoryRoot, 'shared/package.json')).resolve(
  '@chakra-ui/react/styled-system',
)
const entry = createRequire(chakra).resolve('@pandacss/is-valid-prop')
const file = path.join(path.dirname(entry), 'index.mjs')
const source = readFileSync(file, 'utf8')
const lean = leanNames(source)

const exportsOf = code => compileFunction(code.replace(/^export /m, 'return '))()

it('every name that the installed release knows is known, and nothing that only begins or ends like one', () => {
  const { allCssProperties, isCssProperty } = exportsOf(source)
  const { isCssProperty: isNamed } = exportsOf(lean)
  const known = allCssProperties.filter(name => name !== '')
  expect(known.length).toBeGreaterThan(500)
  expect(known.filter(name => !isNamed(name))).toEqual([])
  const words = [...new Set(known.flatMap(name => name.match(/^[a-z]+|[A-Z][a-z]*/g) ?? []))]
  const others = known
    .flatMap(name => [
      `${name}s`,
      name.slice(1),
      name.slice(0, -1),
      `${name}Color`,
      `x${name}`,
      name.toUpperCase(),
    ])
    .concat(words, ['onClick', 'children', 'href', '--gap', '&:hover', '@media print'])
  expect(others.filter(name => name !== '').filter(name => isNamed(name) !== isCssProperty(name))).toEqual([])
})

it('what of the release is left out is used nowhere, and builds take it so', () => {
  expect(lean.length).toBeLessThan(source.length - 2000)
  expect(LEAN_RULES.filter(({ test }) => test.test(file))).toHaveLength(1)
  expect(leanNames('export const isCssProperty = prop => true')).toBe(
    'export const isCssProperty = prop => true',
  )
})
