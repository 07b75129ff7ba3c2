import { deprecatedImports } from './deprecated-imports.mjs'

const DEPRECATIONS = [{ from: '@sufra/shared/remote', name: 'useKept', instead: 'use usePreservedState' }]
const importsOf = text => deprecatedImports({ name: 'a.ts', text }, DEPRECATIONS)

it('reports a deprecated import with its replacement', () => {
  expect(importsOf(`import {\n  defineRemote,\n  useKept as kept,\n} from '@sufra/shared/remote'`)).toEqual([
    'a.ts: useKept of @sufra/shared/remote is deprecated: use usePreservedState',
  ])
})

it('does not report a current name, or a name of another entry', () => {
  expect(importsOf(`import { usePreservedState } from '@sufra/shared/remote'`)).toEqual([])
  expect(importsOf(`import { useKept } from '@sufra/shared/ui'`)).toEqual([])
})
