import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { repositoryRoot } from '../common.mjs'
import { LEAN_RULES } from './lean-rules.mjs'
import noReset from './no-reset-loader.mjs'

const chakra = createRequire(path.join(repositoryRoot, 'shared/package.json')).resolve(
  '@chakra-ui/react/styled-system',
)
const file = path.join(path.dirname(chakra), '../../esm/styled-system/preflight.js')

it('stands in for a file of the installed release that gives nothing else', () => {
  const exported = /export \{(.*)\}/.exec(readFileSync(file, 'utf8'))?.[1]?.trim()
  expect(exported).toBe('createPreflight')
  expect(noReset()).toContain(`export const ${exported} =`)
  expect(LEAN_RULES.filter(({ test }) => test.test(file))).toHaveLength(1)
})
