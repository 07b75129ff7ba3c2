import { useFault, refusesItem } from '../fault.ts'
import type { Peer } from '../peer.ts'
import { Refusal } from '../refusal.ts'
import { readBody, readFlag, readInstant, readList, readOneOf, readText, readWhole } from '../shape.ts'
import { readWeek } from '../shop/week.ts'
import { startTestPlatforms } from '../testing/start-test-platforms.ts'
import { COMMANDS } from './commands.ts'

let played: Awaited<ReturnType<typeof startTestPlatforms>>
let peer: Peer
beforeEach(async () => {
  played = await startTestPlatforms()
  peer = played.platforms.peer('hungerstation')
})
afterEach(() => played.close())

const order = (name: string, body: Record<string, unknown> = {}): Record<string, unknown> =>
  Object(COMMANDS.get(name)?.(peer, body))
const reasonOf = (work: () => unknown): string | null => {
  try {
    work()
  } catch (error) {
    return error instanceof Refusal ? error.reason : String(error)
  }
  return null
}

describe('a command to a platform', () => {
  it.each<[string, string, Record<string, unknown>, string]>([
    ['an unknown fault', 'fault', { kind: 'explode' }, 'invalid'],
    ['a fault at an unknown shop', 'fault', { kind: 'error', storeId: 'XX-1' }, 'unknownStore'],
    ['a fault with the count 0', 'fault', { kind: 'error', times: 0 }, 'invalid'],
    ['a fault with a fractional count', 'fault', { kind: 'error', times: 1.5 }, 'invalid'],
    ['an excessive delay', 'fault', { kind: 'slow', seconds: 601 }, 'invalid'],
    ['a product with a text as its id', 'fault', { kind: 'refuse-item', productId: '7' }, 'invalid'],
    ['an event of an unknown order', 'order-news', { orderId: 'HS-0', what: 'cancelled' }, 'unknownOrder'],
    ['an order of an unknown kind', 'place-order', { kind: 'free' }, 'invalid'],
    ['an order at an unknown shop', 'place-order', { storeId: 'XX-1' }, 'unknownStore'],
    ['a price of an unknown product', 'set-price', { productId: 1, price: 5 }, 'unknownItem'],
    ['an unknown product', 'set-availability', { productId: 1, available: false }, 'unknownItem'],
    ['an unknown state', 'set-state', { state: 'asleep' }, 'invalid'],
    ['an empty secret', 'rotate-secret', { secret: '' }, 'invalid'],
    ['a shop without a secret', 'add-shop', { storeId: 'HS-9' }, 'invalid'],
    ['a shop whose name is an address', 'add-shop', { storeId: '../x', secret: 's' }, 'invalid'],
  ])('%s is refused, and nothing changes', (...[, name, body, reason]) => {
    const before = JSON.stringify(peer.kept)
    expect(reasonOf(() => order(name, body))).toBe(reason)
    expect(JSON.stringify(peer.kept)).toBe(before)
  })

  it('does not add a shop that already exists', () => {
    const request = { storeId: 'HS-9', secret: 's' }
    expect(order('add-shop', request)).toEqual({ storeId: 'HS-9' })
    expect(reasonOf(() => order('add-shop', request))).toBe('invalid')
  })

  it.each([
    ['drop', 1],
    ['lose-answer', 1],
    ['lose-webhook', 1],
    ['repeat-webhook', 1],
    ['accept-then-cancel', 1],
    ['shuffle-webhooks', 3],
    ['error', null],
    ['slow', null],
  ])('sets the fault %s with the default count %s', (kind, times) => {
    expect(order('fault', { kind })).toMatchObject({ kind, times, storeId: null })
    expect(order('fault', { kind, times: 4 })).toMatchObject({ times: 4 })
    expect(order('fault', { kind, times: null })).toMatchObject({ times: null })
  })

  it('replaces a secret with a random or a given one', () => {
    const [shop] = peer.kept.shops
    const before = shop?.secret
    order('rotate-secret')
    expect(shop?.secret).not.toBe(before)
    order('rotate-secret', { secret: 'told' })
    expect(shop?.secret).toBe('told')
  })

  it('clears one fault, or all of them', () => {
    const first = order('fault', { kind: 'error' })
    order('fault', { kind: 'limit' })
    expect(order('clear-faults', { id: first.id })).toMatchObject({ faults: [{ kind: 'limit' }] })
    expect(order('clear-faults')).toEqual({ faults: [] })
  })
})

describe('a fault', () => {
  it('with a count of two occurs twice, at its shop only', () => {
    const [here, there] = peer.kept.shops.map(({ storeId }) => storeId)
    order('fault', { kind: 'error', storeId: here, times: 2 })
    const comes = (storeId: string | undefined) => useFault(peer, 'error', storeId ?? null) !== undefined
    expect([comes(there), comes(here), comes(there), comes(here), comes(here)]).toEqual([
      false,
      true,
      false,
      true,
      false,
    ])
    expect(peer.kept.faults).toEqual([])
  })

  it('of one product leaves the others unaffected, and counts only when it applies', () => {
    order('fault', { kind: 'refuse-item', productId: 7, times: 1 })
    const refuses = (productId: number) => refusesItem(peer, 'HS-1001', productId)
    expect([refuses(8), refuses(7), refuses(7)]).toEqual([false, true, false])
  })

  it('of any product affects all products', () => {
    order('fault', { kind: 'refuse-item' })
    expect([7, 8, 9].map(productId => refusesItem(peer, 'HS-1001', productId))).toEqual([true, true, true])
  })
})

describe('input of the control API', () => {
  it.each(['', 'x', '[]', 'null', '7', '"x"', '{"a":'])('%j is no body', text => {
    expect(reasonOf(() => readBody(text))).toBe('invalid')
  })

  it.each<[string, (body: Record<string, unknown>) => unknown, unknown[], unknown[]]>([
    ['a text', body => readText(body, 'x'), ['a', ' '], ['', 7, null, undefined, ['a']]],
    ['an integer', body => readWhole(body, 'x', [1, 9]), [1, 9], [0, 10, 1.5, '1', null, Number.NaN]],
    ['a boolean', body => readFlag(body, 'x'), [true, false], [0, 'true', null, undefined]],
    ['one of two values', body => readOneOf(body, 'x', ['a', 'b']), ['a', 'b'], ['c', 'A', null, undefined]],
    ['a list', body => readList(body, 'x'), [[], [{}]], [{}, [7], [null], [[]], undefined]],
    [
      'an optional instant',
      body => readInstant(body, 'x'),
      ['2026-03-10T12:00:00Z', '2026-03-10T12:00+03:00', null, undefined],
      ['2026-03-10', 'noon', '2026-13-01T00:00Z', 7],
    ],
  ])('%s is read, and anything else is refused', (...[, read, good, bad]) => {
    expect(good.map(x => reasonOf(() => read({ x })))).toEqual(good.map(() => null))
    expect(bad.map(x => reasonOf(() => read({ x })))).toEqual(bad.map(() => 'invalid'))
  })

  it('an instant of Riyadh is read as the same instant', () => {
    expect(readInstant({ x: '2026-03-10T15:00:00+03:00' }, 'x')).toBe(Date.parse('2026-03-10T12:00:00Z'))
  })

  it.each([
    [{ day: 7, from: '09:00', to: '10:00' }],
    [{ day: 1, from: '9:00', to: '10:00' }],
    [{ day: 1, from: '09:00', to: '24:00' }],
    [{ day: 1, from: '09:60', to: '10:00' }],
    [{ day: 1, from: '09:00' }],
  ])('a week with %j is refused', time => {
    expect(reasonOf(() => readWeek({ week: [time] }))).toBe('invalid')
  })

  it('a week with hours past midnight is accepted unchanged', () => {
    const week = [{ day: 6, from: '18:00', to: '02:00' }]
    expect(readWeek({ week })).toEqual(week)
  })
})
