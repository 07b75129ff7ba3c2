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
  '--what',
])('refuses %s', words => {
  expect(() => optionsOf(words)).toThrow()
})

it('gives the same orders for the same seed', () => {
  const words = '--count 30 --duplicates 0.3 --cancels 0.3 --out-of-order 0.3 --unknown 0.2'
  expect(contents(words)).toEqual(contents(words))
})

it('has sums that add up, unless it is asked for wrong ones', () => {
  const isRight = ({ subTotal, discount, deliveryFee, total }: Draft) =>
    Math.abs(subTotal - discount + deliveryFee - total) < 0.001
  const drafts = (words: string) =>
    [...ordersOf(optionsOf(words), createRandom(3))].map(({ draft }) => isRight(draft))
  expect(drafts('--count 40')).toEqual(Array(40).fill(true))
  expect(drafts('--count 40 --wrong-price 1')).toEqual(Array(40).fill(false))
})

it('lets a cancellation overtake its order when it is asked to', () => {
  for (const { what } of contents('--count 10 --cancels 1 --out-of-order 1')) {
    expect(what.indexOf('cancelled')).toBeLessThan(what.indexOf('order'))
  }
})

it('sends what it planned, signed as the platform signs', async () => {
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
