import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readOptions } from './options.ts'
import type { Options } from './options.ts'
import type { Delivery } from './plan.ts'
import { ordersOf, play } from './play.ts'
import { PLATFORMS } from './platforms.ts'
import { createRandom } from './random.ts'
import { createReport } from './report.ts'
import { isExpected, send } from './send.ts'
import type { Answer } from './send.ts'

let server: Server | undefined
afterEach(async () => {
  server?.closeAllConnections()
  await new Promise(done => (server ? server.close(done) : done(undefined)))
  server = undefined
})
const serve = (listener: RequestListener): Promise<string> =>
  new Promise(resolve => {
    server = createServer(listener).listen(0, '127.0.0.1', () => {
      const { port }: AddressInfo = Object(server?.address())
      resolve(`http://127.0.0.1:${port}`)
    })
  })

const optionsOf = (words: string): Options => {
  const options = readOptions(['orders', ...words.split(' ').filter(Boolean)])
  if (options === 'help') throw new Error('Help was not asked for')
  return options
}
const [jahez, keeta] = ['jahez', 'keeta'].map(key => PLATFORMS.find(each => each.key === key))
if (!jahez || !keeta) throw new Error('They are played')

const planned = () => {
  const [order] = ordersOf(optionsOf('--count 1 --channel jahez'), createRandom(5))
  const [placed] = order?.deliveries ?? []
  if (!order || !placed) throw new Error('One was planned')
  return { order, placed }
}

describe('a message', () => {
  const message = { platform: jahez, body: '{"event":"new_order"}', secret: 'secret' }

  it('gets an answer with status, result and duration', async () => {
    const url = await serve((_request, answer) => answer.end('{"result":"duplicate"}'))
    const { milliseconds, ...answer } = await send(url, message)
    expect(answer).toEqual({ status: 200, result: 'duplicate' })
    expect(milliseconds).toBeGreaterThan(0)
  })

  it.each([
    ['{"code":"signature_invalid"}', 'signature_invalid'],
    ['<html>502</html>', ''],
    ['', ''],
    ['null', ''],
    ['7', ''],
  ])('that is answered with %j has the result %j', async (body, result) => {
    const url = await serve((_request, answer) => answer.writeHead(502).end(body))
    expect(await send(url, message)).toMatchObject({ status: 502, result })
  })

  it('without an answer, or with an interrupted one, has no status', async () => {
    expect(await send('http://127.0.0.1:9', message)).toMatchObject({ status: 0, result: 'no answer' })
    const url = await serve(request => request.socket.destroy())
    expect(await send(url, message)).toMatchObject({ status: 0, result: 'no answer' })
  })

  it('goes to the webhook of its platform, with the signed bytes', async () => {
    const heard: unknown[] = []
    const url = await serve(async (request, answer) => {
      let body = ''
      for await (const part of request.setEncoding('utf8')) body += part
      heard.push([request.method, request.url, request.headers['content-type'], body])
      answer.end()
    })
    await send(`${url}/menus?a=1`, { ...message, body: '{"ملاحظة":"بدون بصل"}' })
    expect(heard).toEqual([
      ['POST', '/api/Channel/jahez/Webhook', 'application/json', '{"ملاحظة":"بدون بصل"}'],
    ])
  })

  it('of a platform that signs the time is signed when it is sent', async () => {
    jest.useFakeTimers({
      now: Date.parse('2026-03-10T12:00:00Z'),
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout'],
    })
    let signature = ''
    const url = await serve((request, answer) => {
      signature = String(request.headers['x-keeta-signature'])
      answer.end()
    })
    await send(url, { ...message, platform: keeta })
    jest.useRealTimers()
    expect(signature).toMatch(/^t=1773144000,v1=[0-9a-f]{64}$/)
  })
})

describe('whether an answer is the expected one', () => {
  const { placed } = planned()
  const expected = (changes: Partial<Delivery['expected']>): Delivery => ({
    ...placed,
    expected: { ...placed.expected, ...changes },
  })
  const answer = (status: number, result: string): Answer => ({ status, result, milliseconds: 1 })

  it.each([
    [expected({}), answer(200, 'accepted'), true],
    [expected({}), answer(200, 'duplicate'), false],
    [expected({}), answer(202, 'accepted'), false],
    [expected({ result: 'duplicate' }), answer(200, 'duplicate'), true],
    [{ ...placed, expected: { status: 401 } }, answer(401, 'anything'), true],
    [{ ...placed, expected: { status: 401 } }, answer(200, 'accepted'), false],
    [expected({}), answer(0, 'no answer'), false],
  ])('%#', (delivery, came, isRight) => {
    expect(isExpected(delivery, came)).toBe(isRight)
  })
})

describe('a report', () => {
  const { order, placed } = planned()
  const output = (isTTY = false) => {
    const said: string[] = []
    const write = (text: string) => said.push(text) > 0
    return { said, out: Object.assign(Object.create(process.stdout), { isTTY, write }) }
  }
  const answer = (milliseconds: number, status = 200, result = 'accepted') => ({
    status,
    result,
    milliseconds,
  })

  it('has a line for each message, and marks unexpected answers', () => {
    const { said, out } = output()
    const report = createReport(out)
    report.add(order, placed, answer(12))
    report.add(order, placed, answer(7, 500, ''))
    expect(said[0]).toMatch(
      /^\d\d:\d\d:\d\d {2}jahez +JZ-\d+ {2}#\d+ .* SAR .* order → 200 accepted {2}12 ms\n$/,
    )
    expect(said[1]).toMatch(/order → 500 {3}7 ms {2}← unexpected\n$/)
    expect(report.finish()).toBe(false)
    expect(said.join('')).toContain('2 sent, 1 unexpected. Answers: p50 9.5 ms, p95 12.0 ms.')
  })

  it('counts by kind and result', () => {
    const { said, out } = output()
    const report = createReport(out)
    for (let count = 0; count < 3; count += 1) report.add(order, placed, answer(1))
    report.add(order, { ...placed, what: 'cancelled' }, answer(1))
    expect(report.finish()).toBe(true)
    expect(said.join('')).toMatch(
      / {5}1 {2}cancelled → 200 accepted\n {5}3 {2}order → 200 accepted\n4 sent, 0 unexpected/,
    )
  })

  it('of no messages succeeds, without figures', () => {
    const { said, out } = output()
    expect(createReport(out).finish()).toBe(true)
    expect(said.join('')).toBe('\n0 sent, 0 unexpected. \n')
  })

  it('has a status line on a terminal, and none in a file', () => {
    const [terminal, file] = [output(true), output()]
    for (const { out } of [terminal, file]) createReport(out).add(order, placed, answer(5))
    expect(terminal.said.join('')).toContain('1 sent, 0 unexpected, half within 5.0 ms')
    expect(file.said.join('')).not.toMatch(/\u001b|half within/)
  })
})

describe('the pace of a run', () => {
  const run = async (words: string, after: number) => {
    const over = new AbortController()
    let sent = 0
    const url = await serve((_request, answer) => answer.end('{"result":"accepted"}'))
    const report = {
      add: () => {
        sent += 1
        if (sent === after) over.abort()
      },
      finish: () => true,
    }
    await play(optionsOf(`${words} --channel jahez --url ${url}`), { report, signal: over.signal })
    return sent
  }

  it('ends with the last order, without a pause after it', async () => {
    expect(await run('--count 2 --rate 100/s', Number.POSITIVE_INFINITY)).toBe(2)
    expect(await run('--count 1 --rate 1/h', Number.POSITIVE_INFINITY)).toBe(1)
    expect(await run('--count 0', Number.POSITIVE_INFINITY)).toBe(0)
  })

  it('can be stopped at an unreachable rate', async () => {
    expect(await run('--count 3000 --rate 1000000000/s', 1)).toBeLessThan(3000)
  })

  it('ends at once if it is stopped during a pause', async () => {
    expect(await run('--rate 1/h', 1)).toBe(1)
  })

  it('sends nothing if it was stopped before the start', async () => {
    const report = { add: () => undefined, finish: () => true }
    const asked: unknown[] = []
    const url = await serve((request, answer) => {
      asked.push(request.url)
      answer.end()
    })
    await play(optionsOf(`--rate 100/s --url ${url}`), { report, signal: AbortSignal.abort() })
    expect(asked).toEqual([])
  })
})
