import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readRaw } from '../platforms/serve/read-raw.ts'
import { CannotRun } from './arguments.ts'
import { plainOrders, signIn } from './orders.ts'

let server: Server
let url = ''
let reply = { status: 200, body: '' }
let asked: unknown
beforeAll(async () => {
  server = createServer(async (request, response) => {
    asked = JSON.parse((await readRaw(request)).toString())
    response.writeHead(reply.status).end(reply.body)
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const { port }: AddressInfo = Object(server.address())
  url = `http://127.0.0.1:${port}`
})
afterAll(() => new Promise(resolve => server.close(resolve)))

describe('the sign-in of a bench', () => {
  it('returns a token', async () => {
    reply = { status: 200, body: '{"accessToken":"a-token"}' }
    expect(await signIn(url, 'admin@sufra.test')).toBe('a-token')
    expect(asked).toMatchObject({ email: 'admin@sufra.test', rememberMe: true })
  })

  it.each([
    ['refuses', 401, '{"code":"credentials_invalid"}'],
    ['returns nothing', 200, ''],
    ['is another application', 200, '<!doctype html>'],
    ['returns null', 200, 'null'],
    ['returns an empty token', 200, '{"accessToken":""}'],
    ['limits the rate', 429, '{"title":"Too many."}'],
  ])(
    'reports in one sentence, without the password, that a server that %s cannot be measured',
    async (_what, status, body) => {
      reply = { status, body }
      const failure: unknown = await signIn(url, 'admin@sufra.test').catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(CannotRun)
      expect(String(failure)).toContain(`admin@sufra.test cannot sign in at ${url} (${status})`)
      expect(String(failure)).not.toContain('Sufra-demo-1')
    },
  )

  it('reports that nothing answers at the address', async () => {
    const signing = signIn('http://127.0.0.1:9', 'admin@sufra.test')
    await expect(signing).rejects.toBeInstanceOf(CannotRun)
    await expect(signing).rejects.toThrow('Nothing answers at http://127.0.0.1:9')
  })
})

describe('the orders of a bench', () => {
  it('belong to one platform, one message each, in the requested number', () => {
    const orders = [...plainOrders(url, 20)]
    expect(orders).toHaveLength(20)
    for (const { deliveries } of orders)
      expect(deliveries.map(({ what, platform }) => [what, platform.key])).toEqual([['order', 'jahez']])
  })

  it('are the same in each run except for their numbers, so that runs are comparable', () => {
    const [one, other] = [0, 1].map(() => [...plainOrders(url, 10)].map(({ draft }) => draft))
    expect(one?.map(({ lines, total }) => [lines, total])).toEqual(
      other?.map(({ lines, total }) => [lines, total]),
    )
    expect(one?.map(({ id }) => id)).not.toEqual(other?.map(({ id }) => id))
  })

  it('go to the named shop, signed with its secret', () => {
    const [order] = plainOrders(url, 1, { store: 'BENCH-7', secret: 'known' })
    expect(order?.deliveries).toMatchObject([{ storeId: 'BENCH-7', secret: 'known' }])
  })

  it('can be generated endlessly', () => {
    const endless = plainOrders(url, Number.POSITIVE_INFINITY)
    expect([endless.next().done, endless.next().done]).toEqual([false, false])
  })
})
