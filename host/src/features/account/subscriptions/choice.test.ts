import type { Package } from '@sufra/shared/contracts/package'
import type { MySubscription } from '@sufra/shared/contracts/subscription'
import type { Choice } from './choice.ts'
import { isSameChoice, kindOf, monthlyOf, packageOf, renewalOf, yearlyOf } from './choice.ts'
import { CURRENT, NOTHING, basic, business, pro, text } from './testing/show-plans.tsx'

const PACKAGE: Package = {
  id: 11,
  planId: 2,
  name: text('نصف سنة', 'Half a year'),
  months: 6,
  price: 1890,
  currency: 'SAR',
  index: 1,
}
const OFFERED = { plans: [pro, business, basic], packages: [PACKAGE] }
const having = (current: Partial<typeof CURRENT>, more: Partial<MySubscription> = {}): MySubscription => ({
  ...NOTHING,
  current: { ...CURRENT, ...current },
  ...more,
})

describe('the price of a period', () => {
  it("is the monthly, the yearly or the package's price", () => {
    expect(monthlyOf(pro)).toMatchObject({ months: 1, price: 349, packageId: null })
    expect(yearlyOf(pro)).toMatchObject({ months: 12, price: 3490, packageId: null })
    expect(packageOf(pro, PACKAGE)).toMatchObject({ months: 6, price: 1890, packageId: 11 })
  })

  it('is monthly for a plan without a yearly price', () => {
    expect(yearlyOf(basic)).toEqual(monthlyOf(basic))
  })

  it('of a six-month package is a different choice from six months or another plan', () => {
    const chosen = packageOf(pro, PACKAGE)
    expect(isSameChoice(chosen, { ...chosen, price: 1 })).toBe(true)
    expect(isSameChoice(chosen, { ...chosen, packageId: null })).toBe(false)
    expect(isSameChoice(chosen, { ...chosen, planId: 3 })).toBe(false)
    expect(isSameChoice(null, chosen)).toBe(false)
  })
})

describe('the kind of an order', () => {
  it.each<[string, [Pick<Choice, 'planId' | 'months'>, typeof CURRENT | null], ReturnType<typeof kindOf>]>([
    ['nothing was had before', [{ planId: 2, months: 1 }, null], 'new'],
    [
      'a first period after a trial',
      [
        { planId: 2, months: 1 },
        { ...CURRENT, status: 'Trial' },
      ],
      'new',
    ],
    [
      'a new start after an expired plan',
      [
        { planId: 2, months: 1 },
        { ...CURRENT, status: 'Expired' },
      ],
      'new',
    ],
    ['the same plan again', [{ planId: 2, months: 1 }, CURRENT], 'renewal'],
    ['the same plan for longer', [{ planId: 2, months: 12 }, CURRENT], 'change'],
    [
      'the same plan for less',
      [
        { planId: 2, months: 1 },
        { ...CURRENT, months: 12 },
      ],
      'renewal',
    ],
    ['another plan', [{ planId: 3, months: 1 }, CURRENT], 'change'],
    [
      'the same plan, overdue',
      [
        { planId: 2, months: 12 },
        { ...CURRENT, status: 'PastDue' },
      ],
      'renewal',
    ],
    [
      'another plan, overdue',
      [
        { planId: 3, months: 1 },
        { ...CURRENT, status: 'PastDue' },
      ],
      'new',
    ],
    [
      'a plan without an end',
      [
        { planId: 2, months: 12 },
        { ...CURRENT, months: null },
      ],
      'renewal',
    ],
  ])('is as expected for %s', (_what, [choice, current], kind) => {
    expect(kindOf({ packageId: null, ...choice }, { ...NOTHING, current })).toBe(kind)
  })

  it.each<[string, Partial<Choice>, ReturnType<typeof kindOf>]>([
    ['as it was chosen', {}, 'renewal'],
    ['for longer', { months: 12 }, 'change'],
    ['by a package', { packageId: 11 }, 'change'],
  ])('is as expected for the planned plan, %s', (_what, more, kind) => {
    const next = { planId: 1, planName: basic.name, packageId: null, months: 1 }
    expect(kindOf({ ...monthlyOf(basic), ...more }, having({}, { next }))).toBe(kind)
  })
})

describe('the period that can be paid for next', () => {
  it('is the current one, monthly or yearly', () => {
    expect(renewalOf(having({}), OFFERED)).toEqual(monthlyOf(pro))
    expect(renewalOf(having({ months: 12 }), OFFERED)).toEqual(yearlyOf(pro))
  })

  it('is the same package while it is on sale, and else a month', () => {
    const bought = having({ packageId: 11, months: 6 })
    expect(renewalOf(bought, OFFERED)).toEqual(packageOf(pro, PACKAGE))
    expect(renewalOf(bought, { ...OFFERED, packages: [] })).toEqual(monthlyOf(pro))
  })

  it('is the planned one instead of the current one', () => {
    const next = { planId: 1, planName: basic.name, packageId: null, months: 1 }
    expect(renewalOf(having({}, { next }), OFFERED)).toEqual(monthlyOf(basic))
  })

  it('is at the old price for a plan that is no longer sold', () => {
    const old = having({ planId: 77, planName: text('القديمة', 'Old'), priceMonthly: 99 })
    expect(renewalOf(old, OFFERED)).toEqual({
      planId: 77,
      planName: text('القديمة', 'Old'),
      packageId: null,
      months: 1,
      price: 99,
    })
  })

  it.each<[string, MySubscription]>([
    ['without a plan', NOTHING],
    ['in a trial', having({ status: 'Trial' })],
    ['without an end', having({ expiryDate: null })],
    ['that was cancelled', having({ endsWithPeriod: true })],
    [
      'with the next period paid already',
      having(
        {},
        {
          ahead: [{ planName: pro.name, isGiven: false, startsAt: '2027-03-14T09:00:00Z', expiryDate: null }],
        },
      ),
    ],
    [
      'to be followed by one that is sold no more',
      having({}, { next: { planId: 77, planName: pro.name, packageId: null, months: 1 } }),
    ],
  ])('is none for one %s', (_what, mine) => {
    expect(renewalOf(mine, OFFERED)).toBeNull()
  })
})
