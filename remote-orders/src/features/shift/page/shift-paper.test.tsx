import type { ShiftFacts, ShiftNote } from '@sufra/shared/contracts/shift'
import { sampleOrder } from '@sufra/shared/testing'
import { screen } from '@testing-library/react'
import ar from '#src/locales/ar.json'
import { AT, FACTS, PAGE, partOf } from './testing/shift-page.tsx'

const { channel } = sampleOrder()
const till = (expected: number, withDrivers = 0) => ({ orders: 2, expected, withDrivers })

describe('cash on paper', () => {
  it.each([
    { name: 'missing cash', expected: 90, counted: 85, shows: /Counted85\.00 SARMissing5\.00 SAR$/ },
    { name: 'surplus cash', expected: 90, counted: 90.5, shows: /Counted90\.50 SAROver0\.50 SAR$/ },
    { name: 'no difference for the right amount', expected: 90, counted: 90, shows: /Counted90\.00 SAR$/ },
    // 0.3 - 0.2 is not 0.1 in floating point.
    { name: 'a difference to the halala', expected: 0.2, counted: 0.3, shows: /Over0\.10 SAR$/ },
    {
      name: 'no difference for a rounding error',
      expected: 0.3,
      counted: 0.1 + 0.2,
      shows: /Counted0\.30 SAR$/,
    },
    {
      name: 'the whole amount missing from an empty till',
      expected: 90,
      counted: 0,
      shows: /Counted0\.00 SARMissing90\.00 SAR$/,
    },
    {
      name: 'no difference without a count',
      expected: 90,
      counted: null,
      shows: /Expected in the till90\.00 SARCountednot counted$/,
    },
  ])('shows $name', ({ expected, counted, shows }) => {
    expect(partOf('Cash', { countedCash: counted }, { facts: { cash: till(expected) } })).toMatch(shows)
  })

  it('lists cash that drivers collect separately, because it was never in the till', () => {
    const shown = partOf('Cash', { countedCash: 90 }, { facts: { cash: till(90, 37) } })
    expect(shown).toMatch(/Counted90\.00 SARCollected by drivers37\.00 SAR$/)
  })

  it('is omitted if nobody paid in cash, unless somebody counted', () => {
    expect(partOf('Cash', {})).toBeNull()
    expect(partOf('Cash', { countedCash: 12 })).toMatch(
      /Expected in the till0\.00 SARCounted12\.00 SAROver12\.00 SAR$/,
    )
  })
})

describe('open orders on paper', () => {
  const order = (more: Partial<ShiftFacts['openOrders'][number]>): ShiftFacts['openOrders'][number] => ({
    id: 3,
    orderNumber: '4821',
    channel,
    type: 'Delivery',
    orderStatus: 'Ready',
    finalPrice: 37,
    placedAt: '2026-11-22T18:25:00.000Z',
    promisedAt: null,
    waitsFor: 'driver',
    ...more,
  })

  it.each([
    { waitsFor: 'driver', shows: 'Waits for the driver' },
    { waitsFor: 'mending', shows: 'Waits for somebody to fix it' },
    { waitsFor: 'time', shows: 'Waits for its time' },
    { waitsFor: 'time', promisedAt: '2026-11-22T21:30:00.000Z', shows: /for .*12:30/ },
    { waitsFor: 'kitchen', promisedAt: '2026-11-22T21:30:00.000Z', shows: 'Waits for the kitchen' },
  ] as const)('shows the next step: $waitsFor, promised $promisedAt', ({ shows, ...more }) => {
    const shown = partOf('Open orders', {}, { facts: { openOrders: [order(more)] } })
    expect(shown).toMatch(/#4821 · HungerStation · Ready35 min/)
    expect(shown).toMatch(shows)
  })

  it('counts orders beyond the list, and says so if none is open', () => {
    expect(partOf('Open orders', {}, { facts: { openOrders: [order({})], moreOpen: 12 } })).toMatch(
      /and 12 more$/,
    )
    expect(screen.queryByText('No order is open.')).not.toBeInTheDocument()
    expect(partOf('Open orders', {})).toBe('No order is open.')
  })
})

it('lists lost orders with number and sum, and omits the section without them', () => {
  const orders = { ...FACTS.orders, count: 12, sales: 640, missed: { orders: 3, sum: 105.5 } }
  const shown = partOf('Orders of the shift', {}, { facts: { orders } })
  expect(shown).toMatch(/Orders that came in12Sales640\.00 SARAverage order—Missed3 · 105\.50 SAR$/)
})

describe('snoozed products on paper', () => {
  const dish = (more: Partial<ShiftFacts['snoozed'][number]>): ShiftFacts['snoozed'][number] => ({
    id: 5,
    name: '{"ar":"كبسة","en":"Kabsa"}',
    since: AT,
    until: null,
    reason: null,
    isHereOnly: false,
    ...more,
  })

  it.each([
    { reason: 'no lamb left', language: 'en', title: 'Snoozed products', shows: 'no lamb left' },
    { reason: 'نفد اللحم', language: 'en', title: 'Snoozed products', shows: 'نفد اللحم' },
    // The text of the reject dialog.
    { reason: 'ItemUnavailable', language: 'en', title: 'Snoozed products', shows: 'Item unavailable' },
    {
      reason: 'ItemUnavailable',
      language: 'ar',
      title: ar.shift.snoozed.title,
      shows: ar.reason.ItemUnavailable,
    },
  ] as const)('shows the reason as text: $reason ($language)', ({ reason, language, title, shows }) => {
    const shown = partOf(title, {}, { facts: { snoozed: [dish({ reason })] }, language })
    expect(shown).toContain(shows)
    expect(shown).not.toContain('ItemUnavailable')
  })

  it.each([
    { until: null, isHereOnly: true, shows: /until somebody ends it.*at this branch only$/ },
    { until: '2026-11-23T09:00:00.000Z', isHereOnly: false, shows: /until .*12:00/ },
  ])('shows until when and where: $until', ({ shows, ...more }) => {
    expect(partOf('Snoozed products', {}, { facts: { snoozed: [dish(more)] } })).toMatch(shows)
  })
})

describe('the branch on paper', () => {
  const paused = (more: object) => ({
    kind: 'Paused' as const,
    since: AT,
    until: null,
    minutes: null,
    reason: null,
    channels: [],
    ...more,
  })
  const branch = (more: Partial<NonNullable<ShiftFacts['branch']>>) => ({
    state: 'Open' as const,
    stateUntil: null,
    override: null,
    platformPauses: [],
    ...more,
  })

  it.each([
    {
      name: 'its hours',
      of: branch({ state: 'ClosedBySchedule', stateUntil: '2026-11-23T07:00:00.000Z' }),
      shows: /^Closed by its hoursopens .*10:00/,
    },
    {
      name: 'a pause once, not twice',
      of: branch({ state: 'Paused', override: paused({ reason: 'Prayer' }) }),
      shows: /^Pauseduntil somebody ends itsince .* · Prayer$/,
    },
    {
      name: 'the longer preparation time',
      of: branch({ state: 'Busy', override: paused({ kind: 'Busy', minutes: 15 }) }),
      shows: /^Busy: 15 minutes longer/,
    },
    {
      name: 'a pause of one platform',
      of: branch({ platformPauses: [paused({ channels: [channel], reason: 'ManyOrders' })] }),
      shows: /^OpenPaused · HungerStation.* · Many orders$/,
    },
    {
      name: 'a free-text reason',
      of: branch({ state: 'Paused', override: paused({ reason: 'The oven broke' }) }),
      shows: /The oven broke$/,
    },
  ])('shows $name', ({ of, shows }) => {
    expect(partOf('Branch', {}, { facts: { branch: of } })).toMatch(shows)
  })

  it('says that a deleted branch is gone, and still shows its events', () => {
    expect(partOf('Branch', {}, { facts: { branch: null } })).toBe('The branch is no longer there.')
    const change = {
      id: 1,
      channel: null,
      at: AT,
      kind: 'Paused' as const,
      byName: null,
      minutes: null,
      until: null,
    }
    const stateChanges = [{ ...change, reason: 'MissedOrders' }]
    expect(partOf('Branch', {}, { facts: { branch: null, stateChanges } })).toMatch(
      /^Was paused10:00.*by itself · Missed orders$/,
    )
  })
})

it('lists platforms that do not answer and calls that they have not received', () => {
  const call = { id: 2, orderNumber: '77', channel, action: 'cancel' as const, since: AT }
  const shown = partOf(
    'Platform problems',
    {},
    {
      facts: {
        links: [{ channel, status: 'Disconnected' }],
        calls: [
          { ...call, state: 'gaveUp' },
          { ...call, id: 3, state: 'refused', action: 'ready' },
        ],
      },
    },
  )
  expect(shown).toMatch(/^HungerStationDisconnected/)
  expect(shown).toMatch(/HungerStation has not heard of order #77.*That it was cancelled/)
  expect(shown).toMatch(/HungerStation refused order #77.*That it is ready$/)
})

describe('the header on paper', () => {
  const note: ShiftNote = {
    id: 4,
    at: AT,
    byName: 'Fahd',
    text: 'Check the fridge',
    isForNext: true,
    isFromBefore: false,
    doneAt: null,
    doneBy: null,
  }

  it.each([
    { name: 'an open shift as open', change: {}, shows: 'Still open' },
    {
      name: 'the user who closed it',
      change: { closedAt: AT, closedBy: 'Huda' },
      shows: /^Closed .* by Huda$/,
    },
    {
      name: 'a shift that the system closed',
      change: { closedAt: AT, isClosedByClock: true },
      shows: /^Nobody closed this shift/,
    },
  ])('shows $name', ({ change, shows }) => {
    partOf('Notes', { shift: { ...PAGE.shift, ...change } })
    expect(screen.getByText(shows)).toBeInTheDocument()
  })

  it('contains every note with its author and whether it is done', () => {
    const shown = partOf('Notes', {
      notes: [note, { ...note, id: 5, text: 'Order ice', doneAt: AT, doneBy: 'Huda' }],
    })
    expect(shown).toMatch(/^Check the fridgeFahd · .*Order iceFahd · .* · Done$/)
  })
})
