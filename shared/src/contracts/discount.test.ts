import fc from 'fast-check'
import { validationErrors } from '#src/testing/validation-errors.ts'
import { DISCOUNT_CODE, discountState, tidyDiscountCode } from './discount-rules.ts'
import { DiscountRequest, DiscountUpdateRequest, DiscountValidateRequest } from './discount.ts'

const request = (change: object = {}) => ({
  code: 'RAMADAN-25',
  kind: 'percent',
  value: 25,
  startsAt: '2027-02-08T00:00:00+03:00',
  ...change,
})
const fieldErrors = (change: object) => validationErrors(DiscountRequest, request(change))

it.each(['ramadan-25', ' RAMADAN-25 ', 'RAMADAN-٢٥', '\u202ARAMADAN-25\u202C', '\u061CRAMADAN-25\u200B'])(
  'normalizes the code %j',
  code => {
    expect(DiscountRequest.parse(request({ code })).code).toBe('RAMADAN-25')
  },
)

it('keeps a normalized code, and accepts it as it is displayed', () => {
  const code = fc
    .array(fc.constantFrom(...'ABCXYZ019-'), { minLength: 3, maxLength: 20 })
    .map(letters => letters.join(''))
  fc.assert(
    fc.property(code, kept => {
      expect(kept).toMatch(DISCOUNT_CODE)
      expect(tidyDiscountCode(kept)).toBe(kept)
      expect(tidyDiscountCode(kept.toLowerCase())).toBe(kept)
    }),
  )
})

it.each(['AB', 'A'.repeat(21), 'RAMADAN 25', 'رمضان', 'A_B_C', ''])('refuses the code %j', code => {
  expect(fieldErrors({ code })).toEqual({ code: ['invalid_discount_code'] })
})

it('accepts a whole percentage up to 100, and an amount with halalas', () => {
  for (const value of [1, 100]) expect(fieldErrors({ value })).toEqual({})
  for (const value of [0.5, 12.5, 101]) expect(fieldErrors({ value })).toEqual({ value: ['invalid_percent'] })
  for (const value of [0.01, 12.5, 99_999.99]) expect(fieldErrors({ kind: 'amount', value })).toEqual({})
  expect(fieldErrors({ kind: 'amount', value: 0 })).toHaveProperty('value')
  expect(fieldErrors({ kind: 'amount', value: 0.001 })).toHaveProperty('value')
})

it('requires an end after the start, whatever their offsets', () => {
  const startsAt = '2027-02-08T00:00:00+03:00'
  expect(fieldErrors({ startsAt, endsAt: '2027-02-07T21:00:00Z' })).toEqual({ endsAt: ['ends_before_start'] })
  expect(fieldErrors({ startsAt, endsAt: '2027-02-07T21:00:01Z' })).toEqual({})
  expect(fieldErrors({ startsAt, endsAt: null })).toEqual({})
})

it('applies the same rules to an update', () => {
  const update = request({ id: 1, value: 101, endsAt: '2027-01-01T00:00:00Z' })
  expect(validationErrors(DiscountUpdateRequest, update)).toEqual({
    value: ['invalid_percent'],
    endsAt: ['ends_before_start'],
  })
})

it('accepts a try for one month or a year', () => {
  const asked = (months: unknown) =>
    validationErrors(DiscountValidateRequest, { code: 'X', planId: 1, months })
  for (const months of [1, 12, undefined]) expect(asked(months)).toEqual({})
  for (const months of [0, 2, '1']) expect(asked(months)).toHaveProperty('months')
})

describe('the state of a discount', () => {
  const NOW = new Date('2027-02-10T12:00:00Z')
  const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)
  const facts = { isActive: true, startsAt: after(-10), endsAt: after(10), maxUses: 5, useCount: 4 }
  const stateOf = (change: Partial<Parameters<typeof discountState>[0]>) =>
    discountState({ ...facts, ...change }, NOW)

  it.each([
    ['running', {}],
    ['running', { endsAt: null, maxUses: null, useCount: 1000 }],
    ['running', { startsAt: NOW }],
    ['planned', { startsAt: after(1) }],
    ['over', { endsAt: NOW }],
    ['usedUp', { useCount: 5 }],
    ['usedUp', { maxUses: 0, useCount: 0 }],
    ['off', { isActive: false }],
  ])('is %s with %j', (state, change) => {
    expect(stateOf(change)).toBe(state)
  })

  it('reports a permanent reason before a temporary one', () => {
    expect(stateOf({ isActive: false, endsAt: NOW, useCount: 5 })).toBe('off')
    expect(stateOf({ endsAt: NOW, useCount: 5 })).toBe('over')
    expect(stateOf({ startsAt: after(1), useCount: 5 })).toBe('usedUp')
  })

  it('is active from its start until just before its end', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20, max: 20 }), seconds => {
        const state = discountState({ ...facts, useCount: 0 }, after(seconds))
        expect(state === 'running').toBe(seconds >= -10 && seconds < 10)
      }),
    )
  })
})
