import { UserAddRequest, UserUpdateRequest } from '@sufra/shared/contracts/user'
import { inviteRequest, newPerson, updateRequest, valuesOf, withChoice } from './person-values.ts'
import type { PersonValues } from './person-values.ts'
import { samplePerson } from '../testing/team-samples.ts'

const start = (changes: Partial<Parameters<typeof newPerson>[0]> = {}) =>
  newPerson({ audience: 'team', isLimited: false, lang: 'en', ...changes })
const typed = { name: 'Sara', email: 'sara@house.test' }

it('an invitation starts as a cashier of all branches', () => {
  const request = inviteRequest('team', { ...start({ lang: 'ar' }), ...typed })
  expect(UserAddRequest.parse(request)).toMatchObject({ roleId: 4, branchIds: [], lang: 'ar', phone: null })
})

it('chosen branches of which none is chosen are a mistake, never "all"', () => {
  const values: PersonValues = { ...start(), ...typed, reach: 'chosen' }
  expect(
    UserAddRequest.safeParse(withChoice(inviteRequest('team', values), values)).error?.issues[0]?.path,
  ).toEqual(['branchIds'])
})

it('branches that were ticked before "all" was chosen do not count', () => {
  expect(inviteRequest('team', { ...start(), branchIds: [1, 2] })).toMatchObject({ branchIds: [] })
})

it('the operator invites a colleague without a merchant, and never a merchant’s person without one', () => {
  const values = { ...start({ audience: 'operator' }), ...typed }
  const colleague = inviteRequest('operator', { ...values, accountId: 9 })
  expect(colleague).toMatchObject({ roleId: 1, branchIds: [] })
  expect(colleague).not.toHaveProperty('accountId')
  const nobodys = inviteRequest('operator', { ...values, side: 'merchant' })
  expect(UserAddRequest.safeParse(nobodys).error?.issues[0]?.path).toEqual(['accountId'])
})

it('a merchant never names an account', () => {
  expect(inviteRequest('team', { ...start(), accountId: 3 })).not.toHaveProperty('accountId')
})

it('an edit without a change sends the person as it was', () => {
  const person = samplePerson({ branchIds: [3], roleId: 101, role: 'Custom', phone: null })
  expect(UserUpdateRequest.parse(updateRequest(person.id, valuesOf(person, 'en')))).toEqual({
    id: 20,
    name: 'Sara Ahmad',
    phone: null,
    roleId: 101,
    branchIds: [3],
  })
})

it('a person who is limited to branches starts by choosing some', () => {
  expect(start({ isLimited: true }).reach).toBe('chosen')
})
