import type { ReleaseList } from '@sufra/shared/contracts/release-control'
import { limitsOf, tokenRequestOf } from './token-values.ts'

type Claims = ReleaseList['claims']
const LIMITS: Claims[number]['limits'] = {
  roles: ['Admin'],
  paths: ['/tables'],
  background: true,
  kilobytes: 200,
  nav: { from: 40, to: 49 },
}
const claimsOf = (limits: Claims[number]['limits']): Claims => [{ name: 'tables', limits }]

const valuesOf = (limits: ReturnType<typeof limitsOf>) => ({
  label: ' The tables team ',
  remote: ' tables ',
  channel: 'stable ',
  ...limits,
})

it('starts the limits of a served remote with its current claims', () => {
  expect(limitsOf('tables', claimsOf(LIMITS))).toEqual({ hasNav: true, limits: LIMITS })
})

it('starts the limits of a new remote empty', () => {
  const { hasNav, limits } = limitsOf('loyalty', claimsOf(LIMITS))
  expect(hasNav).toBe(true)
  expect(limits).toMatchObject({ paths: [], background: false, nav: { from: 91, to: 999 } })
  expect(limits.roles).not.toContain('SuperAdmin')
})

it('trims the names', () => {
  expect(tokenRequestOf(valuesOf(limitsOf('tables', claimsOf(LIMITS))))).toEqual({
    label: 'The tables team',
    remote: 'tables',
    channel: 'stable',
    limits: LIMITS,
  })
})

it('sends an empty sidebar limit as none, and no entries as none', () => {
  const begun = limitsOf('tables', claimsOf({ ...LIMITS, nav: null }))
  expect(begun.hasNav).toBe(false)
  expect(tokenRequestOf(valuesOf(begun)).limits).toHaveProperty('nav', null)
  const open = { hasNav: true, limits: { ...begun.limits, nav: { from: null, to: null } } }
  expect(tokenRequestOf(valuesOf(open)).limits).toHaveProperty('nav', { from: 0, to: 100_000 })
})
