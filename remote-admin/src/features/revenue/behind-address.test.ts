import { behindAddress, readBehind, withoutBehind } from './behind-address.ts'

const paramsOf = (address: string) => new URL(address, 'http://localhost').searchParams

it.each([
  { figure: 'recurring', month: '2026-11', planId: null, cohort: null },
  { figure: 'churn', month: '2026-01', planId: 2, cohort: null },
  { figure: 'cohort', month: '2026-12', planId: null, cohort: '2026-10' },
] as const)('what is behind $figure of $month is read from its address as it was written', behind => {
  expect(readBehind(paramsOf(behindAddress(behind)))).toEqual({ ...behind, page: 1 })
})

it.each([
  'figure=everything&month=2026-11',
  'figure=churn',
  'figure=churn&month=2026-13',
  'figure=churn&month=2026-00',
  'figure=churn&month=1026-11',
  'figure=churn&month=2026-11-01',
])('opens nothing for %s', search => {
  expect(readBehind(new URLSearchParams(search))).toBeNull()
})

it('ignores an invalid cohort or page', () => {
  const params = new URLSearchParams('figure=churn&month=2026-11&cohort=soon&page=-3&plan=x')
  expect(readBehind(params)).toEqual({
    figure: 'churn',
    month: '2026-11',
    planId: null,
    cohort: null,
    page: 1,
  })
})

it('removes only the parameters of the closed panel', () => {
  const params = new URLSearchParams('tab=plans&figure=churn&month=2026-11&plan=2&cohort=2026-10&page=3')
  expect(String(withoutBehind(params))).toBe('tab=plans')
  expect(params.get('figure')).toBe('churn')
})
