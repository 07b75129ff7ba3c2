import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Draft } from './draft.ts'
import { readOptions } from './options.ts'
import type { Options } from './options.ts'
import { ordersOf, play } from './play.ts'
import { createRandom } from './random.ts'
import type { Answer } from './send.ts'
import type { Delivery } from './plan.ts'

const optionsOf = (words: string): Options => {
  const options = readOptions(['orders', ...words.split(' ').filter(Boolean)])
  if (options === 'help') throw new Error('Help was not asked for')
  return options
}

const contents = (words: string) =>
  [...ordersOf(optionsOf(words), createRandom(7))].map(({ draft, deliveries }) => ({
    lines: draft.lines,
    total: draft.total,
    what: deliveries.map(({ what }) => what),
  }))

it.each([
  ['--rate 6/min', 10_000],
  ['--rate 2/s', 500],
  ['--rate 0.5/s', 2000],
  ['--rate 90/h', 40_000],
])('reads %s as one order every %d ms', (words, interval) => {
  expect(optionsOf(words).interval).toBe(interval)
})

it.each([
  '--rate 0/s',
  '--rate six',
  '--late 2',
  '--late x',
  '--channel uber',
  '--count -1',
  '--url nowhere',
  '--url localhost:4000',
  '--url ftp://sufra.test',
  '--count 1.5',
  '--seed 9999999999',
  '--rate 5/day',
  '--rate -1/s',
  '--what',
])('refuses %s', words => {
  expect(() => optionsOf(words)).toThrow()
})

it('gives the same orders for the same seed', () => {
  const words = '--count 30 --duplicates 0.3 --cancels 0.3 --out-of-order 0.3 --unknown 0.2'
  expect(contents(words)).toEqual(contents(words))
})

it('has amounts that add up, unless wrong ones are requested', () => {
  const isRight = ({ subTotal, discount, deliveryFee, serviceFee, total }: Draft) =>
    Math.abs(subTotal - discount + deliveryFee + serviceFee - total) < 0.001
  const drafts = (words: string) =>
    [...ordersOf(optionsOf(words), createRandom(3))].map(({ draft }) => isRight(draft))
  expect(drafts('--count 40')).toEqual(Array(40).fill(true))
  expect(drafts('--count 40 --service-fees 1 --weights 1')).toEqual(Array(40).fill(true))
  expect(drafts('--count 40 --wrong-price 1')).toEqual(Array(40).fill(false))
})

it('lets a cancellation overtake its order if requested', () => {
  for (const { what } of contents('--count 10 --cancels 1 --out-of-order 1')) {
    expect(what.indexOf('cancelled')).toBeLessThan(what.indexOf('order'))
  }
})

it('sends the planned messages, signed as the platform signs', async () => {
  const bodies: { body: string; signature: unknown }[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    bodies.push({ body, signature: request.headers['x-jahez-hmac'] })
    response.end('{"result":"accepted"}')
  }).listen(0)
  const { port }: AddressInfo = Object(server.address())
  const answers: [Delivery, Answer][] = []
  const report = {
    add: (_order: unknown, ...rest: [Delivery, Answer]) => answers.push(rest),
    finish: () => true,
  }
  const options = optionsOf(`--count 5 --rate 100/s --channel jahez --url http://127.0.0.1:${port}`)
  await play(options, { report, signal: new AbortController().signal })
  server.close()
  expect(answers.map(([, { status, result }]) => [status, result])).toEqual(Array(5).fill([200, 'accepted']))
  for (const { body, signature } of bodies) {
    const secret = `demo-secret-jahez-${JSON.parse(body).branchCode}`
    expect(signature).toBe(createHmac('sha256', secret).update(body).digest('base64'))
  }
})

describe('the messages of one order', () => {
  const plans = (words: string) => [...ordersOf(optionsOf(`--count 40 ${words}`), createRandom(11))]

  it("are a single one, signed with the shop's secret, without a fault", () => {
    for (const { deliveries } of plans('')) {
      expect(deliveries.map(({ what, after }) => [what, after])).toEqual([['order', 0]])
      expect(deliveries[0]?.secret).toBe(
        `demo-secret-${deliveries[0]?.platform.key}-${deliveries[0]?.storeId}`,
      )
    }
  })

  it('have times that start at zero and never decrease, even if messages overtake each other', () => {
    for (const { deliveries } of plans('--out-of-order 0.5 --cancels 0.5 --drivers 0.5 --duplicates 0.5')) {
      const times = deliveries.map(({ after }) => after)
      expect(times[0]).toBe(0)
      expect(times).toEqual([...times].sort((one, other) => one - other))
    }
  })

  it('repeat one byte for byte, expected as known; under another event id it is new', () => {
    const again = plans('--duplicates 1').flatMap(({ deliveries }) => {
      const first = deliveries.find(({ what }) => what === 'order')
      return deliveries.filter(each => each !== first).map(each => ({ first, each }))
    })
    expect(again.length).toBeGreaterThan(40)
    for (const { first, each } of again) {
      const isSame = each.body === first?.body
      expect([each.what, isSame, each.expected.result]).toEqual(
        isSame ? ['order, again', true, 'duplicate'] : ['order, other event', false, 'accepted'],
      )
    }
  })

  it('forge one with another secret, which is refused, and send no further one', () => {
    for (const { deliveries } of plans('--bad-signature 1 --cancels 1 --drivers 1 --duplicates 1')) {
      expect(deliveries).toHaveLength(1)
      expect(deliveries[0]).toMatchObject({ what: 'order, forged', expected: { status: 401 } })
      expect(deliveries[0]?.secret).toMatch(/^not /)
    }
  })

  it('have no driver for a pick-up order', () => {
    for (const { draft, deliveries } of plans('--drivers 1'))
      expect(deliveries.some(({ what }) => what.startsWith('driver'))).toBe(draft.type === 'delivery')
  })

  it('are out of order for every order if requested', () => {
    for (const { deliveries } of plans('--out-of-order 1'))
      expect(deliveries.findIndex(({ what }) => what === 'order')).toBeGreaterThan(0)
  })

  it('have unique numbers within a run', () => {
    const all = plans('--drivers 1 --cancels 1 --duplicates 0.5')
    expect(new Set(all.map(({ draft }) => draft.id)).size).toBe(40)
    expect(new Set(all.map(({ draft }) => draft.number)).size).toBe(40)
    const bodies = all.flatMap(({ deliveries }) =>
      deliveries.filter(({ what }) => what !== 'order, again').map(({ body }) => body),
    )
    expect(new Set(bodies).size).toBe(bodies.length)
  })

  it('place a late order one to three minutes ago, and a scheduled one today', () => {
    const now = Date.now()
    for (const { draft } of plans('--late 1 --scheduled 1')) {
      const age = now - draft.placedAt.getTime()
      expect(age).toBeGreaterThan(59_000)
      expect(age).toBeLessThan(200_000)
      const ahead = (draft.scheduledFor?.getTime() ?? 0) - draft.placedAt.getTime()
      expect(ahead).toBeGreaterThanOrEqual(90 * 60_000)
      expect(ahead).toBeLessThanOrEqual(180 * 60_000)
    }
  })
})
