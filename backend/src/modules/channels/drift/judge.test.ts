import { CONFIRM_MS, judge } from './confirm-drift.ts'
import type { KnownDrift } from './confirm-drift.ts'
import type { Difference } from './compare.ts'

const START = Date.parse('2026-11-22T12:00:00Z')
const SETTLE_MS = 10_000
const at = (milliseconds: number): Date => new Date(START + milliseconds)
const price = (wanted: number, shown: number): Difference => ({
  kind: 'price',
  productId: 7,
  optionId: 0,
  sizeId: 0,
  name: null,
  optionName: null,
  wanted,
  shown,
})

/** Keeps the rows of one dish from reading to reading. */
const keeper = () => {
  let known: KnownDrift[] = []
  let id = 0
  return {
    get: () => known,
    repair: (now: Date) => {
      known = known.map(each => ({ ...each, repairAt: now, quietSince: null }))
    },
    read: (found: Difference[], about: { isQuiet: boolean; now: Date }) => {
      const judgement = judge(known, found, about)
      const gone = new Set([...judgement.ended, ...judgement.dropped])
      const changed = new Map(judgement.changed.map(each => [each.id, each]))
      known = [
        ...known.filter(each => !gone.has(each.id)).map(each => ({ ...each, ...changed.get(each.id) })),
        ...judgement.opened.map(each => ({ ...each, id: ++id, confirmedAt: null, repairAt: null })),
      ]
      return judgement
    },
  }
}
const isSure = (known: KnownDrift[]): boolean => known.some(({ confirmedAt }) => confirmedAt !== null)

it('confirms a difference at the second reading and keeps its start', () => {
  const rows = keeper()
  rows.read([price(25, 30)], { isQuiet: true, now: at(0) })
  expect(isSure(rows.get())).toBe(false)
  rows.read([price(25, 30)], { isQuiet: true, now: at(CONFIRM_MS - 1) })
  expect(isSure(rows.get())).toBe(false)
  const { isSettled } = rows.read([price(25, 30)], { isQuiet: true, now: at(CONFIRM_MS) })
  expect([isSure(rows.get()), isSettled]).toEqual([true, true])
  expect(rows.get()[0]?.since).toEqual(at(0))
  expect(rows.read([], { isQuiet: true, now: at(30_000) })).toMatchObject({ ended: [1], dropped: [] })
})

it('drops a difference that passes before its confirmation, and restarts the wait during a change', () => {
  const rows = keeper()
  rows.read([price(25, 30)], { isQuiet: true, now: at(0) })
  expect(rows.read([], { isQuiet: true, now: at(6_000) })).toMatchObject({ ended: [], dropped: [1] })
  rows.read([price(25, 30)], { isQuiet: true, now: at(20_000) })
  rows.read([price(25, 30)], { isQuiet: false, now: at(26_000) })
  rows.read([price(25, 30)], { isQuiet: true, now: at(32_000) })
  expect(isSure(rows.get())).toBe(false)
  rows.read([price(25, 30)], { isQuiet: true, now: at(38_000) })
  expect(isSure(rows.get())).toBe(true)
})

it('reports a difference again that persists after a repair', () => {
  const rows = keeper()
  rows.read([price(25, 30)], { isQuiet: true, now: at(0) })
  rows.read([price(25, 30)], { isQuiet: true, now: at(6_000) })
  rows.repair(at(7_000))
  rows.read([price(25, 30)], { isQuiet: false, now: at(8_000) })
  rows.read([price(25, 30)], { isQuiet: true, now: at(20_000) })
  expect(rows.get()[0]?.repairAt).toEqual(at(7_000))
  rows.read([price(25, 30)], { isQuiet: true, now: at(26_000) })
  expect(rows.get()[0]).toMatchObject({ repairAt: null, confirmedAt: at(26_000) })
})

/** A random generator with a fixed seed. */
const chances = () => {
  let seed = 20_261_122
  return (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % below
  }
}

it('raises no false alarm in a thousand readings during constant changes', () => {
  const rows = keeper()
  const chance = chances()
  let [now, wanted, shown, doneAt] = [0, 25, 25, Number.NEGATIVE_INFINITY]
  /** changes that were sent and are not shown yet: the platform takes up to the settle time after its answer */
  let told: { price: number; answeredAt: number; shownAt: number }[] = []
  const show = () => {
    for (const call of told.filter(({ shownAt }) => shownAt <= now)) shown = call.price
    told = told.filter(({ shownAt }) => shownAt > now)
  }
  let [alarms, differed] = [0, 0]
  for (let reading = 0; reading < 1000; reading += 1) {
    now += 1 + chance(20_000)
    show()
    const [since, seen] = [now, shown]
    // A change, and its call with all retries, may fall in the middle of the reading.
    if (chance(3) === 0) {
      wanted = 20 + chance(10)
      const answeredAt = now + chance(40_000)
      told = [...told.filter(call => call.answeredAt <= now), { price: wanted, answeredAt, shownAt: 0 }]
      told = told.map(call => ({ ...call, shownAt: call.shownAt || answeredAt + chance(SETTLE_MS - 1) }))
    }
    now += chance(3_000)
    const isQueued = told.some(({ answeredAt }) => answeredAt > now)
    doneAt = Math.max(
      doneAt,
      ...told.filter(({ answeredAt }) => answeredAt <= now).map(call => call.answeredAt),
    )
    const found = wanted === seen ? [] : [price(wanted, seen)]
    differed += found.length
    rows.read(found, { isQuiet: !isQueued && doneAt < since - SETTLE_MS, now: at(now) })
    if (isSure(rows.get())) alarms += 1
  }
  expect(alarms).toBe(0)
  // The test has to contain many temporary differences.
  expect(differed).toBeGreaterThan(200)
})
