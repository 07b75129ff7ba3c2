import { connect, createServer as createNetServer } from 'node:net'
import { startPlatforms } from '../start-platforms.ts'
import { startTestPlatforms } from '../testing/start-test-platforms.ts'
import type { TestPlatforms } from '../testing/start-test-platforms.ts'

let played: TestPlatforms
beforeAll(async () => {
  played = await startTestPlatforms()
})
afterAll(() => played.close())

const port = () => Number(new URL(played.platforms.url).port)
/** Sends a request unchanged and returns its answer; `fetch` would normalize it. */
const send = (...lines: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    let came = ''
    const socket = connect(port(), '127.0.0.1', () =>
      socket.write(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`),
    )
    socket.setEncoding('utf8').on('data', (text: string) => (came += text))
    socket.once('end', () => resolve(came))
    socket.once('error', reject)
  })
const get = (target: string, host = 'localhost') => send(`GET ${target} HTTP/1.1`, `Host: ${host}`)
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])

describe('access to the simulator', () => {
  it.each(['localhost', 'localhost:4600', '127.0.0.1:80', '[::1]', '[::1]:4600'])(
    'is allowed for requests to %s',
    async host => {
      expect(statusOf(await get('/keeta/', host))).toBe(200)
    },
  )

  it.each([
    'sufra.test',
    'localhost.evil.test',
    'evil.test:80',
    '127.0.0.1.evil.test',
    '0.0.0.0',
    '10.0.0.1',
  ])('is refused for the name %s: another name that points here is an attack', async host => {
    expect(statusOf(await get('/keeta/control/state', host))).toBe(421)
  })

  it('is refused for another machine: the server listens on the loopback only', () => {
    expect(new URL(played.platforms.url).hostname).toBe('127.0.0.1')
  })
})

describe('an odd address', () => {
  it.each([
    '//',
    '//keeta/',
    '/%',
    '/jahez/%E0%A4%A',
    '/uber/',
    '/page/',
    '/page/../main.ts',
    '/page/page.mjs/x',
  ])('%s returns 404 without a crash', async target => {
    const answer = await get(target)
    expect(statusOf(answer)).toBe(404)
  })

  it('redirects the root to a page', async () => {
    const answer = await get('/')
    expect(answer).toMatch(/^HTTP\/1\.1 302/)
    expect(answer).toMatch(/location: \/hungerstation\//i)
  })
})

describe('a command', () => {
  const command = (type: string, body: string, method = 'POST') =>
    fetch(`${played.platforms.urlOf('keeta')}/control/set-state`, {
      method,
      headers: { 'content-type': type },
      ...(method === 'GET' ? {} : { body }),
    })

  it.each([
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
    ['application/json', 200],
    ['application/json; charset=utf-8', 200],
  ])(
    'that is sent as %s is answered with %d, because pages of other sites can send the first two',
    async (type, status) => {
      expect((await command(type, '{"state":"open"}')).status).toBe(status)
    },
  )

  it.each(['{', '[]', 'null', '"open"'])('that is %s is refused without effect', async body => {
    expect((await command('application/json', body)).status).toBe(422)
  })

  it('is accepted by POST only', async () => {
    expect((await command('application/json', '', 'GET')).status).toBe(415)
    expect((await command('application/json', '{"state":"busy"}', 'PUT')).status).toBe(415)
  })

  it('that is too large is refused, and the server keeps serving', async () => {
    const huge = JSON.stringify({ state: 'open', filling: 'x'.repeat(21 * 1024 * 1024) })
    const answer = await command('application/json', huge).catch(() => undefined)
    expect(answer?.status ?? 500).toBe(500)
    expect((await command('application/json', '{"state":"open"}')).status).toBe(200)
  })
})

describe('an interrupted call', () => {
  it('has no effect, and the server keeps serving', async () => {
    const before = played.platforms.peer('keeta').calls.length
    await new Promise<void>(resolve => {
      const socket = connect(port(), '127.0.0.1', () => {
        socket.write(
          'POST /keeta/open/shop/query HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"sho',
        )
        setImmediate(() => socket.destroy())
      })
      socket.once('close', () => resolve())
    })
    expect((await played.keeta('shop/query', { shopId: 'KT-3001' })).body.code).toBe(0)
    expect(played.platforms.peer('keeta').calls).toHaveLength(before + 1)
  })
})

describe('a port in use', () => {
  it('is reported as such, so that the caller can name it', async () => {
    const other = createNetServer()
    await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
    const { port: taken }: { port: number } = Object(other.address())
    await expect(startPlatforms({ port: taken, sufraUrl: 'http://127.0.0.1:9' })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    })
    await new Promise(resolve => other.close(resolve))
  })
})

describe('an open page', () => {
  const open = async (key: string) => {
    const leave = new AbortController()
    const stream = await fetch(`${played.platforms.urlOf(key)}/events`, { signal: leave.signal })
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
    const read = async () => (await reader?.read())?.value
    await read()
    return { leave: () => leave.abort(), read }
  }

  it('gets one message for simultaneous changes, even after another page has left', async () => {
    const [gone, here] = [await open('jahez'), await open('keeta')]
    gone.leave()
    for (let change = 0; change < 5; change += 1)
      await played.control('keeta', 'set-state', { state: 'open' })
    expect(await here.read()).toBe('data: changed\n\n')
    await played.control('keeta', 'set-state', { state: 'open' })
    expect(await here.read()).toBe('data: changed\n\n')
    here.leave()
  })

  it('shows the named shop, or else the first, and calls without a shop too', async () => {
    const view = async (store: string) =>
      (await fetch(`${played.platforms.urlOf('jahez')}/control/state?store=${store}`)).json()
    expect(await view('JZ-2002')).toMatchObject({ shop: { storeId: 'JZ-2002' } })
    expect(await view('none')).toMatchObject({ shop: { storeId: 'JZ-2001' } })
    await fetch(`${played.platforms.urlOf('jahez')}/api/orders/x/status`, { method: 'POST', body: '{}' })
    const token = (await played.jahezToken('JZ-2002')).body.access_token
    await played.jahez(token, '/api/branches/JZ-2002')
    const [ofTwo, ofOne] = [await view('JZ-2002'), await view('JZ-2001')]
    const statuses = (calls: { status: number }[]) => calls.map(({ status }) => status)
    expect(statuses(ofTwo.calls).length - statuses(ofOne.calls).length).toBe(1)
    expect(statuses(ofOne.calls)).toContain(401)
  })
})
