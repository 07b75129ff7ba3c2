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

it('the limits of a remote that is served begin with what it has', () => {
  expect(limitsOf('tables', claimsOf(LIMITS))).toEqual({ hasNav: true, limits: LIMITS })
})

it('a new remote may have nothing that it did not ask for', () => {
  const { hasNav, limits } = limitsOf('loyalty', claimsOf(LIMITS))
  expect(hasNav).toBe(true)
  expect(limits).toMatchObject({ paths: [], background: false, nav: { from: 91, to: 999 } })
  expect(limits.roles).not.toContain('SuperAdmin')
})

it('is sent without spaces around its names', () => {
  expect(tokenRequestOf(valuesOf(limitsOf('tables', claimsOf(LIMITS))))).toEqual({
    label: 'The tables team',
    remote: 'tables',
    channel: 'stable',
    limits: LIMITS,
  })
})

it('a bound of the sidebar that is left empty is none, and no entry is sent as none', () => {
  const begun = limitsOf('tables', claimsOf({ ...LIMITS, nav: null }))
  expect(begun.hasNav).toBe(false)
  expect(tokenRequestOf(valuesOf(begun)).limits).toHaveProperty('nav', null)
  const open = { hasNav: true, limits: { ...begun.limits, nav: { from: null, to: null } } }
  expect(tokenRequestOf(valuesOf(open)).limits).toHaveProperty('nav', { from: 0, to: 100_000 })
})
