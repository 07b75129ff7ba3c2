import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { foreignImports } from './foreign-imports.mjs'

const folder = mkdtempSync(path.join(os.tmpdir(), 'sufra-imports-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const importsOf = code => {
  writeFileSync(path.join(folder, 'page.tsx'), code)
  return foreignImports(folder).map(({ from }) => from)
}

it.each([
  ["import { Box } from '@chakra-ui/react'", ['@chakra-ui/react']],
  ["import '@chakra-ui/react/box'", ['@chakra-ui/react/box']],
  ["export { Link } from 'react-router'", ['react-router']],
  ["const open = () => import('framer-motion')", ['framer-motion']],
  ["import { Box } from '@sufra/shared/ui'", []],
  ["import type { BoxProps } from '@chakra-ui/react'", []],
  ["import { x } from 'react-router-links'", []],
])('%s imports %j', (code, taken) => {
  expect(importsOf(code)).toEqual(taken)
})
