import { ACCESS_LIST } from '#src/testing/matrix/access-list.ts'
import { ALL_ROUTES, keyOf } from '#src/testing/matrix/routes.ts'
import type { Route } from './route.ts'

const neededOf = ({ permission }: Route): string[] => (permission ? [[permission].flat().join(' or ')] : [])

// The role matrix asks every route as every role, in the second tier. This list makes a wider access fail in the first.
it('opens no route to more roles or permissions than the access list names', () => {
  const declared = new Map<string, string[]>()
  for (const route of ALL_ROUTES) {
    const access = [[route.access].flat().join(' '), ...neededOf(route)].join(' with ')
    declared.set(access, [...(declared.get(access) ?? []), keyOf(route)].sort())
  }
  expect(Object.fromEntries(declared)).toEqual(ACCESS_LIST)
})
