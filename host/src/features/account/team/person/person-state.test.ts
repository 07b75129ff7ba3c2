import { samplePerson } from '../testing/team-samples.ts'
import { personState, roundDuration } from './person-state.ts'

const NOW = Date.parse('2026-08-01T10:00:00Z')

it.each([
  [{}, 'active'],
  [{ invitePending: true, inviteExpiresAt: '2026-08-03T10:00:00Z' }, 'invited'],
  [{ invitePending: true, inviteExpiresAt: '2026-08-01T09:59:59Z' }, 'inviteExpired'],
  [{ invitePending: true, inviteExpiresAt: null }, 'inviteExpired'],
  [{ isActive: false }, 'deactivated'],
  [{ isActive: false, invitePending: true, inviteExpiresAt: '2026-08-03T10:00:00Z' }, 'deactivated'],
])('%j gives the state %s', (changes, state) => {
  expect(personState(samplePerson(changes), NOW)).toBe(state)
})

it.each([
  [1_000, 60_000],
  [61_000, 60_000],
  [90 * 60_000, 60 * 60_000],
  [25.5 * 3_600_000, 24 * 3_600_000],
])('rounds %d ms down to %d ms', (exact, told) => {
  expect(roundDuration(exact)).toBe(told)
})
