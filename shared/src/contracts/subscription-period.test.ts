import fc from 'fast-check'
import { toHalalas } from './halalas.ts'
import {
  addMonths,
  daysBetween,
  directionOf,
  nextRenewal,
  prorated,
  timeLeft,
  upgradePrice,
} from './subscription-period.ts'
import { localDate } from './zoned-time.ts'

const ZONE = 'Asia/Riyadh'
const instants = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2032-12-31T23:59:59Z'),
  noInvalidDate: true,
})
const prices = fc.integer({ min: 0, max: 9_999_999 }).map(halalas => halalas / 100)
const riyadh = (text: string) => new Date(`${text}+03:00`)

it.each([
  ['2026-01-31T10:00', 1, '2026-02-28T10:00'],
  ['2028-01-31T10:00', 1, '2028-02-29T10:00'],
  ['2028-02-29T10:00', 12, '2029-02-28T10:00'],
  ['2026-11-30T00:30', 3, '2027-02-28T00:30'],
  ['2026-12-15T23:59', 1, '2027-01-15T23:59'],
  // Still the day before in London.
  ['2026-03-01T01:00', 1, '2026-04-01T01:00'],
])('gives for %s and %i months %s in Riyadh', (from, months, to) => {
  expect(addMonths(riyadh(from), months)).toEqual(riyadh(to))
})

it('ends on the same day or the last of a shorter month, at the same time', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: 1, max: 36 }), (from, months) => {
      const to = addMonths(from, months)
      const [fromDay, toDay] = [from, to].map(each => Number(localDate(each, ZONE).slice(8)))
      const dayAfter = new Date(to.getTime() + 86_400_000)
      expect(toDay === fromDay || localDate(dayAfter, ZONE).endsWith('-01')).toBe(true)
      expect((to.getTime() - from.getTime()) % 86_400_000).toBe(0)
      expect(to.getTime()).toBeGreaterThan(from.getTime())
    }),
  )
})

it('renews on the day of the first period, whatever months lie between', () => {
  const anchor = riyadh('2026-01-31T10:00')
  const ends = [anchor]
  for (let month = 1; month <= 4; month += 1) {
    const from = ends.at(-1) ?? anchor
    ends.push(nextRenewal({ from, months: 1, anchor }))
  }
  expect(ends.slice(1)).toEqual(
    ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'].map(day => riyadh(`${day}T10:00`)),
  )
})

it("keeps the day of a period that does not begin on its anchor's day", () => {
  const [from, anchor] = [riyadh('2026-03-12T10:00'), riyadh('2026-01-31T10:00')]
  expect(nextRenewal({ from, months: 1, anchor })).toEqual(riyadh('2026-04-12T10:00'))
})

it('reaches the same end month by month as at once', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: 1, max: 36 }), (anchor, months) => {
      let reached = anchor
      for (let step = 0; step < months; step += 1) reached = nextRenewal({ from: reached, months: 1, anchor })
      expect(reached).toEqual(addMonths(anchor, months))
    }),
  )
})

it('is never shorter for months at once than one by one', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: 1, max: 12 }), (from, months) => {
      let reached = from
      for (let step = 0; step < months; step += 1) reached = addMonths(reached, 1)
      expect(addMonths(from, months).getTime()).toBeGreaterThanOrEqual(reached.getTime())
      expect(daysBetween(reached, addMonths(from, months))).toBeLessThanOrEqual(3)
    }),
  )
})

it('splits the price into used and left parts, within a halala', () => {
  fc.assert(
    fc.property(prices, fc.integer({ min: 1, max: 1100 }), fc.nat(1100), (price, total, days) => {
      const left = Math.min(days, total)
      const parts =
        toHalalas(prorated(price, { left, total })) +
        toHalalas(prorated(price, { left: total - left, total }))
      expect(Math.abs(parts - toHalalas(price))).toBeLessThanOrEqual(1)
      expect(prorated(price, { left: total, total })).toBe(price)
      expect(prorated(price, { left: 0, total })).toBe(0)
    }),
  )
})

it('never increases the value of the rest with time', () => {
  fc.assert(
    fc.property(
      fc.tuple(instants, fc.integer({ min: 1, max: 36 })),
      fc.nat(1_700_000),
      prices,
      ([startsAt, months], minute, price) => {
        const period = { startsAt, expiryDate: addMonths(startsAt, months) }
        const at = (minutes: number) =>
          prorated(price, timeLeft(period, new Date(startsAt.getTime() + minutes * 60_000)))
        expect(at(minute + 1)).toBeLessThanOrEqual(at(minute))
        expect(at(minute)).toBeGreaterThanOrEqual(0)
        expect(at(0)).toBe(price)
      },
    ),
  )
})

const basic = { startsAt: riyadh('2026-11-13T09:00'), expiryDate: riyadh('2026-12-13T09:00') }
const bought = { ...basic, months: 1, priceMonthly: 149, value: 149 }

it('keeps the renewal day for equal months and prices both plans by the minute', () => {
  const share = { left: 29_580, total: 43_200 }
  expect(
    upgradePrice(bought, { months: 1, priceMonthly: 349, price: 349 }, riyadh('2026-11-22T20:00')),
  ).toEqual({
    price: 238.97,
    credit: 102.02,
    charged: share,
    credited: share,
    expiryDate: basic.expiryDate,
  })
})

it('charges one day of the more expensive plan for an upgrade in the last minute', () => {
  const cost = upgradePrice(bought, { months: 1, priceMonthly: 349, price: 349 }, riyadh('2026-12-13T08:59'))
  expect(cost).toMatchObject({ price: 11.63, credit: 0, charged: { left: 1440, total: 43_200 } })
})

it('charges an upgrade at least one day of the more expensive plan less the credit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 43_200 }), prices, (minutes, price) => {
      const now = new Date(basic.expiryDate.getTime() - minutes * 60_000)
      const cost = upgradePrice(bought, { months: 1, priceMonthly: price, price }, now)
      expect(cost.price).toBeGreaterThanOrEqual(prorated(price, { left: 1, total: 30 }))
      expect(cost.credit).toBeLessThanOrEqual(prorated(bought.value, { left: minutes, total: 43_200 }))
    }),
  )
})

it('charges a second upgrade only its share of the month', () => {
  const upgraded = { ...bought, startsAt: riyadh('2026-11-22T20:00'), value: 244.3, priceMonthly: 349 }
  const wanted = { months: 1, priceMonthly: 599, price: 599 }
  const cost = upgradePrice({ ...upgraded, cutFrom: basic.startsAt }, wanted, riyadh('2026-11-22T21:00'))
  expect(cost).toMatchObject({ price: 409.32, credit: 243.8, expiryDate: basic.expiryDate })
})

it('starts a whole period now with more months, less the rest', () => {
  const wanted = { months: 12, priceMonthly: 349, price: 3490 }
  expect(upgradePrice(bought, wanted, riyadh('2026-11-22T20:00'))).toMatchObject({
    price: 3490,
    credit: 102.02,
    charged: null,
    expiryDate: riyadh('2027-11-22T20:00'),
  })
})

it('never pays back an upgrade and gives no credit for a gift', () => {
  fc.assert(
    fc.property(
      fc.tuple(prices, prices),
      fc.constantFrom(1, 3, 12),
      instants,
      ([value, price], months, now) => {
        const { credit, price: due } = upgradePrice(
          { ...bought, value },
          { months, priceMonthly: 1, price },
          now,
        )
        expect(credit).toBeLessThanOrEqual(due)
        expect(credit).toBeLessThanOrEqual(value)
      },
    ),
  )
  expect(
    upgradePrice({ ...bought, value: 0 }, { months: 1, priceMonthly: 2, price: 349 }, basic.startsAt),
  ).toMatchObject({
    credit: 0,
    price: 349,
  })
})

it('is an upgrade if more expensive, and of equal prices if longer', () => {
  const direction = (priceMonthly: number, months: number) => directionOf(bought, { priceMonthly, months })
  expect([direction(349, 1), direction(149, 12), direction(99, 12)]).toEqual(['up', 'up', 'down'])
  expect(direction(149, 1)).toBe('same')
  expect(directionOf({ ...bought, months: 12 }, { priceMonthly: 149, months: 1 })).toBe('down')
  expect(directionOf({ ...bought, months: null }, { priceMonthly: 149, months: 12 })).toBe('same')
})
