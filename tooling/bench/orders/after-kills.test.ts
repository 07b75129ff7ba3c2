import type pg from 'pg'
import { startTestPlatforms } from '../../platforms/testing/start-test-platforms.ts'
import { heardOrders, overtakenOrders, standingOf, storedOrders, untilWorkedOff } from './after-kills.ts'

/** Simulates a database that returns these rows for consecutive queries, and records the queries. */
const databaseOf = (...answers: object[][]) => {
  const asked: { text: string; values: unknown }[] = []
  const query = async (text: string, values?: unknown) => {
    asked.push({ text, values })
    return { rows: answers.shift() ?? [] }
  }
  const owner: pg.Pool = Object({ query })
  return { owner, asked }
}

describe('after the kills', () => {
  it('counts orders by number, so that a duplicate is visible', async () => {
    const { owner } = databaseOf([
      { id: 'JZ-1', times: 1 },
      { id: 'JZ-2', times: 2 },
    ])
    expect([...(await storedOrders(owner))]).toEqual([
      ['JZ-1', 1],
      ['JZ-2', 2],
    ])
  })

  it('counts how often a platform processed an order, not how often it was called', async () => {
    const played = await startTestPlatforms()
    const { body } = await played.control('jahez', 'place-order', { storeId: 'JZ-2001' })
    const { body: other } = await played.control('jahez', 'place-order', { storeId: 'JZ-2001' })
    const token = (await played.jahezToken('JZ-2001')).body.access_token
    const see = (key: string) =>
      played.jahez(token, `/api/orders/${String(body.id)}/status`, { body: { status: 'seen' }, key })
    for (const key of ['one', 'one', 'one']) await see(key)
    expect([...heardOrders(played.platforms)]).toEqual([
      [body.id, 1],
      [other.id, 0],
    ])
    await see('another')
    expect(heardOrders(played.platforms).get(String(body.id))).toBe(2)
    await played.close()
  })

  it('finishes at once if nothing is open', async () => {
    const { owner, asked } = databaseOf([{ events: 0, calls: 0 }])
    expect(await untilWorkedOff(owner)).toEqual({ events: 0, calls: 0 })
    expect(asked).toHaveLength(1)
  })

  it('does not finish while a call is pending', async () => {
    const { owner, asked } = databaseOf([{ events: 0, calls: 1 }], [{ events: 0, calls: 0 }])
    expect(await untilWorkedOff(owner)).toEqual({ events: 0, calls: 0 })
    expect(asked).toHaveLength(2)
  })

  it('finds overtaken orders among the withdrawn calls', async () => {
    const { owner, asked } = databaseOf([{ id: 'JZ-7' }])
    expect([...(await overtakenOrders(owner))]).toEqual(['JZ-7'])
    expect(asked[0]?.text).toMatch(/action = 'acknowledge' and state = 'withdrawn'/)
  })

  it('summarizes the state of lost calls in one line', async () => {
    const { owner, asked } = databaseOf([
      { standing: '2 waiting after 3 tries 503' },
      { standing: '1 without a call' },
    ])
    expect(await standingOf(owner, ['JZ-1', 'JZ-2'])).toBe('2 waiting after 3 tries 503; 1 without a call')
    expect(asked[0]?.values).toEqual([['JZ-1', 'JZ-2']])
  })
})
