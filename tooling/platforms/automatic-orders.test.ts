import { MENU, startTestPlatforms } from './testing/start-test-platforms.ts'
import type { TestPlatforms } from './testing/start-test-platforms.ts'

const KEYS = ['hungerstation', 'jahez', 'keeta'] as const
const EVERY = 5

let played: TestPlatforms
beforeEach(async () => {
  played = await startTestPlatforms({ ordersEveryMs: EVERY * 60_000 })
})
afterEach(() => played.close())

const peer = (key: string) => played.platforms.peer(key)
/** Creates the next automatic order and answers it; returns its platform and shop. */
const next = (): string => {
  const before = new Set(KEYS.flatMap(key => peer(key).kept.orders))
  played.pass(EVERY)
  const came = KEYS.flatMap(key =>
    peer(key)
      .kept.orders.filter(order => !before.has(order))
      .map(order => ({ key, order })),
  )
  for (const { order } of came) order.state = 'delivered'
  return came.map(({ key, order }) => `${key} ${order.storeId}`).join()
}
const several = (count: number) => Array.from({ length: count }, next)

describe('automatic orders', () => {
  it('come at one platform after another, and there at one shop after another', () => {
    expect(several(7)).toEqual([
      ...['hungerstation HS-1001', 'jahez JZ-2001', 'keeta KT-3001'],
      ...['hungerstation HS-1002', 'jahez JZ-2002', 'keeta KT-3002', 'hungerstation HS-1003'],
    ])
  })

  it('continue in turn even after more orders than a platform stores', () => {
    several(3)
    for (const key of KEYS) {
      const { kept } = peer(key)
      const [first] = kept.orders
      if (!first) throw new Error('One came')
      kept.orders = Array.from({ length: 300 }, (_none, at) => ({
        ...first,
        placedAt: first.placedAt - 300 + at,
      }))
    }
    expect(several(4).map(came => came.split(' ')[0])).toEqual([
      ...['hungerstation', 'jahez', 'keeta', 'hungerstation'],
    ])
  })

  it('skip a closed shop', async () => {
    await played.control('hungerstation', 'set-state', { storeId: 'HS-1001', state: 'closed' })
    expect(next()).toBe('hungerstation HS-1002')
  })

  it('skip a platform whose shops are all closed', async () => {
    for (const { storeId } of peer('hungerstation').kept.shops)
      await played.control('hungerstation', 'set-state', { storeId, state: 'closed' })
    expect(several(3).map(came => came.split(' ')[0])).toEqual(['jahez', 'keeta', 'jahez'])
  })

  it('skip a shop without available products', async () => {
    const [first] = peer('hungerstation').kept.shops
    if (!first) throw new Error('There are three')
    first.menu = { categories: [], items: [] }
    expect(next()).toBe('hungerstation HS-1002')
    const items = MENU.items.map(item => ({ ...item, isAvailable: false }))
    for (const key of KEYS) for (const shop of peer(key).kept.shops) shop.menu = { categories: [], items }
    expect(several(3)).toEqual(['', '', ''])
    const wanted = await played.control('jahez', 'place-order')
    expect([wanted.status, wanted.body.code]).toEqual([404, 'unknownItem'])
  })

  it('pause while all shops are closed, and resume at once when one opens', async () => {
    for (const key of KEYS)
      for (const shop of peer(key).kept.shops)
        shop.status = { state: 'closed', extraMinutes: null, until: null }
    expect(several(3)).toEqual(['', '', ''])
    const [shop] = peer('keeta').kept.shops
    if (shop) shop.status.until = peer('keeta').now()
    played.pass(0)
    expect(peer('keeta').kept.orders).toHaveLength(1)
  })

  it('never come at the shop of the merchant that only shows a menu', () => {
    const shops = new Set(several(30).map(came => came.split(' ')[1]))
    expect([...shops].toSorted()).toEqual([
      ...['HS-1001', 'HS-1002', 'HS-1003', 'JZ-2001', 'JZ-2002', 'JZ-2003', 'KT-3001', 'KT-3002', 'KT-3003'],
    ])
  })

  it("use the shop's menu and prices", () => {
    const [shop] = peer('hungerstation').kept.shops
    if (!shop) throw new Error('There are three')
    const [kabsa, mandi] = MENU.items
    if (!kabsa || !mandi) throw new Error('There are two')
    shop.menu = {
      categories: [],
      items: [
        { ...kabsa, price: 12.5 },
        { ...mandi, isAvailable: false },
      ],
    }
    next()
    const [order] = peer('hungerstation').kept.orders
    expect(new Set(order?.lines.map(({ name }) => name.en))).toEqual(new Set(['Lamb Kabsa']))
  })
})
