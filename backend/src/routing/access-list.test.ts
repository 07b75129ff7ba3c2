import { readFileSync } from 'node:fs'
import { endpoints } from '@sufra/shared/contracts/endpoints/endpoints'
import { ACCESS_LIST_FILE, accessList } from '#src/testing/matrix/access-list.ts'
import { ALL_ROUTES, keyOf } from '#src/testing/matrix/routes.ts'

// The role matrix calls every route as every role, in the second tier. This test fails in the first.
it('changes no access without a changed line in access-list.txt (npm run docs:access)', () => {
  expect(accessList().split('\n')).toEqual(readFileSync(ACCESS_LIST_FILE, 'utf8').split('\n'))
})

it('mounts every endpoint of the table once', () => {
  expect(ALL_ROUTES.map(keyOf).toSorted()).toEqual(Object.keys(endpoints).toSorted())
})
