import type { Discount } from '@sufra/shared/contracts/discount'
import { requestOf, termsOf, valuesOf } from './discount-values.ts'

const CODE: Discount = {
  id: 1,
  code: 'EXPO-5',
  kind: 'amount',
  value: 250.5,
  planIds: [2],
  startsAt: '2026-11-01T09:30:00.000Z',
  endsAt: '2026-11-30T21:00:00.000Z',
  maxUses: null,
  maxUsesPerAccount: 2,
  isActive: true,
  state: 'running',
  used: 7,
  held: 2,
  amountGiven: 610.75,
  rowVersion: 4,
  updatedAt: '2026-11-01T08:00:00.000Z',
  updatedBy: 'Saad',
}

it('sends an unchanged code as it is, to the hour and the halala', () => {
  const { code, kind, value, planIds, startsAt, endsAt, maxUses, maxUsesPerAccount, isActive } = CODE
  expect(requestOf(valuesOf(CODE, new Date()), CODE)).toEqual({
    code,
    kind,
    value,
    planIds,
    startsAt,
    endsAt,
    maxUses,
    maxUsesPerAccount,
    isActive,
  })
})

it('shows the day before the exclusive end as the last day', () => {
  expect(valuesOf(CODE, new Date())).toMatchObject({ startsAt: '2026-11-01', endsAt: '2026-11-30' })
  const atNoon = { ...CODE, endsAt: '2026-11-30T09:00:00.000Z' }
  expect(valuesOf(atNoon, new Date()).endsAt).toBe('2026-11-30')
})

it('starts a new code today in Riyadh time', () => {
  const values = valuesOf(null, new Date('2026-11-22T21:30:00.000Z'))
  expect(values).toMatchObject({
    startsAt: '2026-11-23',
    endsAt: null,
    kind: 'percent',
    maxUsesPerAccount: 1,
  })
})

it('sends changed days from midnight to midnight in Riyadh', () => {
  const changed = { ...valuesOf(CODE, new Date()), startsAt: '2026-11-02', endsAt: '2026-12-01' } as const
  expect(requestOf(changed, CODE)).toMatchObject({
    startsAt: '2026-11-01T21:00:00.000Z',
    endsAt: '2026-12-01T21:00:00.000Z',
  })
})

it('sends no end and all plans as null', () => {
  const values = { ...valuesOf(CODE, new Date()), endsAt: null, isForAll: true }
  expect(requestOf(values, CODE)).toMatchObject({ endsAt: null, planIds: null })
})

it('keeps an empty number empty, so that the contract refuses it', () => {
  const empty = { ...valuesOf(null, new Date()), startsAt: null, maxUsesPerAccount: null }
  expect(requestOf(empty, null)).toMatchObject({
    value: Number.NaN,
    maxUsesPerAccount: Number.NaN,
    startsAt: '',
  })
})

it.each([
  ['percent', null, null],
  ['percent', 0, null],
  ['percent', 25, { kind: 'percent', value: 25 }],
  // While 1000 is being typed, no price below zero is shown.
  ['percent', 1000, { kind: 'percent', value: 100 }],
  ['amount', 25_050, { kind: 'amount', value: 250.5 }],
] as const)('%s of %s takes off %o while it is written', (kind, value, terms) => {
  expect(termsOf({ ...valuesOf(null, new Date()), kind, value })).toEqual(terms)
})
