import { UserAddRequest, UserUpdateRequest } from '@sufra/shared/contracts/user'
import { inviteRequest, newPerson, updateRequest, valuesOf, withChoice } from './person-values.ts'
import type { PersonValues } from './person-values.ts'
import { samplePerson } from '../testing/team-samples.ts'

const start = (changes: Partial<Parameters<typeof newPerson>[0]> = {}) =>
  newPerson({ audience: 'team', isLimited: false, lang: 'en', ...changes })
const typed = { name: 'Sara', email: 'sara@house.test' }

it('starts an invitation as a cashier of all branches', () => {
  const request = inviteRequest('team', { ...start({ lang: 'ar' }), ...typed })
  expect(UserAddRequest.parse(request)).toMatchObject({ roleId: 4, branchIds: [], lang: 'ar', phone: null })
})

it('treats "some" without a branch as an error, never as "all"', () => {
  const values: PersonValues = { ...start(), ...typed, reach: 'chosen' }
  expect(
    UserAddRequest.safeParse(withChoice(inviteRequest('team', values), values)).error?.issues[0]?.path,
  ).toEqual(['branchIds'])
})

it('ignores branches that were ticked before "all" was chosen', () => {
  expect(inviteRequest('team', { ...start(), branchIds: [1, 2] })).toMatchObject({ branchIds: [] })
})

it('lets the operator invite a colleague without a merchant, and a merchant’s person only with one', () => {
  const values = { ...start({ audience: 'operator' }), ...typed }
  const colleague = inviteRequest('operator', { ...values, accountId: 9 })
  expect(colleague).toMatchObject({ roleId: 1, branchIds: [] })
  expect(colleague).not.toHaveProperty('accountId')
  const nobodys = inviteRequest('operator', { ...values, side: 'merchant' })
  expect(UserAddRequest.safeParse(nobodys).error?.issues[0]?.path).toEqual(['accountId'])
})

it('sends no account for a merchant', () => {
  expect(inviteRequest('team', { ...start(), accountId: 3 })).not.toHaveProperty('accountId')
})

it('sends an unchanged person unchanged', () => {
  const person = samplePerson({ branchIds: [3], roleId: 101, role: 'Custom', phone: null })
  expect(UserUpdateRequest.parse(updateRequest(person.id, valuesOf(person, 'en')))).toEqual({
    id: 20,
    name: 'Sara Ahmad',
    phone: null,
    roleId: 101,
    branchIds: [3],
  })
})

it('starts with "some" for a person limited to branches', () => {
  expect(start({ isLimited: true }).reach).toBe('chosen')
})
