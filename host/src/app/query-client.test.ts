import { reportServerSignal } from '@sufra/shared/api'
import { useSession } from '@sufra/shared/session'
import { signInAs } from '#src/testing/tokens.ts'
import { queryClient } from './query-client.ts'

const KEY = ['branches']
const change = (changes: object) =>
  useSession.setState(({ user }) => ({ user: user && { ...user, ...changes } }))
const isOld = () => queryClient.getQueryState(KEY)?.isInvalidated

beforeEach(() => {
  signInAs('Admin')
  queryClient.setQueryData(KEY, ['العليا'])
})
afterEach(() => queryClient.clear())

it('clears the cache when another person signs in', () => {
  change({ Id: 8 })
  expect(queryClient.getQueryData(KEY)).toBeUndefined()
})

it.each([
  ['another role', { Role: 'Kitchen' }],
  ['other branches', { branchIds: [2] }],
  ['other permissions', { permissions: ['menu.snooze'] }],
])('with %s refetches all queries and shows the old data meanwhile', (_name, changes) => {
  change(changes)
  expect(queryClient.getQueryData(KEY)).toEqual(['العليا'])
  expect(isOld()).toBe(true)
})

it('keeps the cache when only the name or the token changes', () => {
  change({ Name: 'نورة' })
  useSession.setState({ accessToken: 'other' })
  expect(isOld()).toBe(false)
})

it('refetches all queries when the server is back', () => {
  reportServerSignal('missed')
  expect(isOld()).toBe(false)
  reportServerSignal('back')
  expect(isOld()).toBe(true)
})
