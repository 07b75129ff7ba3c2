import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inflateSync } from 'node:zlib'
import { readRaw } from '../platforms/serve/read-raw.ts'
import type { PrinterOptions } from './options.ts'
import { playPrinter } from './printer.ts'

const PAPER = Buffer.from('a paper')

let folder = ''
let server: Server | undefined
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sufra-printer-'))
})
afterEach(async () => {
  server?.closeAllConnections()
  await new Promise(done => (server ? server.close(done) : done(undefined)))
  server = undefined
  await rm(folder, { recursive: true, force: true })
})

const serve = (listener: RequestListener): Promise<string> =>
  new Promise(resolve => {
    server = createServer(listener).listen(0, '127.0.0.1', () => {
      const { port }: { port: number } = Object(server?.address())
      resolve(`http://127.0.0.1:${port}`)
    })
  })

const optionsOf = (origin: string, more: Partial<PrinterOptions> = {}): PrinterOptions => ({
  address: `${origin}/api/Printer/Poll/secret`,
  speaks: 'star',
  folder: path.join(folder, 'printed'),
  everyMs: 5,
  count: 1,
  fault: undefined,
  ...more,
})

/** Prints until the first output line, and returns that line. */
const firstLine = async (options: PrinterOptions): Promise<string> => {
  const over = new AbortController()
  const said: string[] = []
  const say = (line: string) => {
    said.push(line)
    over.abort()
  }
  await playPrinter(options, { signal: over.signal, say })
  return said[0] ?? ''
}

it('a paper is printed once, saved in its folder, and confirmed', async () => {
  const confirmed: string[] = []
  const origin = await serve((request, answer) => {
    if (request.method === 'POST') return answer.end(JSON.stringify({ jobReady: true, jobToken: '17' }))
    if (request.method === 'DELETE') confirmed.push(new URL(request.url ?? '', origin).search)
    return answer.end(request.method === 'GET' ? PAPER : '')
  })
  const file = await firstLine(optionsOf(origin))
  expect(file).toMatch(/printed\/17-\d+\.png$/)
  expect(await readFile(file)).toEqual(PAPER)
  expect(confirmed).toEqual([expect.stringContaining('code=200+OK')])
})

it('a job whose name is a path out of the folder stays in it', async () => {
  const origin = await serve((request, answer) =>
    request.method === 'POST'
      ? answer.end(JSON.stringify({ jobReady: true, jobToken: '../../out/of' }))
      : answer.end(PAPER),
  )
  await firstLine(optionsOf(origin))
  expect(await readdir(folder)).toEqual(['printed'])
  expect(await readdir(path.join(folder, 'printed'))).toEqual([
    expect.stringMatching(/^_{6}out_of-\d+\.png$/),
  ])
})

describe('reports why there is no paper', () => {
  it('if nothing answers', async () => {
    const origin = await serve(() => undefined)
    await new Promise(done => server?.close(done))
    server = undefined
    expect(await firstLine(optionsOf(origin))).toBe(`No paper: nothing answers at ${origin}`)
  })

  it('if something else answers', async () => {
    const origin = await serve((_request, answer) => answer.end('<html>'))
    expect(await firstLine(optionsOf(origin))).toBe(`No paper: what answers at ${origin} is no Sufra`)
  })

  it('if the address is unknown', async () => {
    const origin = await serve((_request, answer) => answer.writeHead(404).end())
    expect(await firstLine(optionsOf(origin))).toBe('No paper: refused with 404')
  })
})

const JOB = { jobReady: true, jobToken: '17' }

describe('a Star printer', () => {
  /** Returns the requests until the printer has its papers, or until its first output line. */
  const asked = async (more: Partial<PrinterOptions>, has: { body?: string } = {}) => {
    const calls: string[] = []
    const origin = await serve((request, answer) => {
      calls.push(
        `${request.method} ${new URL(request.url ?? '', 'http://sufra.test').searchParams.get('code') ?? ''}`,
      )
      if (request.method === 'POST') return answer.end(has.body ?? JSON.stringify(JOB))
      return answer.end(request.method === 'GET' ? PAPER : '')
    })
    const over = new AbortController()
    const said: string[] = []
    const say = (line: string) => void said.push(line)
    const playing = playPrinter(optionsOf(origin, more), { signal: over.signal, say })
    while (calls.length < 3 && said.length === 0) await new Promise(setImmediate)
    if (more.fault !== undefined || has.body !== undefined) over.abort()
    await playing
    return { calls, said }
  }

  it('without confirmation prints its paper, and reports nothing', async () => {
    const { calls, said } = await asked({ fault: 'never-confirms' })
    expect(calls.slice(0, 2)).toEqual(['POST ', 'GET '])
    expect(calls.some(call => call.startsWith('DELETE'))).toBe(false)
    expect(said).toEqual([expect.stringMatching(/17-\d+\.png$/)])
  })

  it('with interrupted downloads reports each one, and saves no paper', async () => {
    const { calls } = await asked({ fault: 'breaks-off' })
    expect(calls.slice(0, 3)).toEqual(['POST ', 'GET ', 'DELETE 520 Download failed'])
    expect(await readdir(path.join(folder, 'printed'))).toEqual([])
  })

  it('keeps polling without a job', async () => {
    const { calls } = await asked({}, { body: '{"jobReady":false}' })
    expect(new Set(calls)).toEqual(new Set(['POST ']))
    expect(calls.length).toBeGreaterThan(2)
  })

  it('reports that it is out of paper in its request', async () => {
    const states: unknown[] = []
    const over = new AbortController()
    const origin = await serve(async (request, answer) => {
      states.push(JSON.parse((await readRaw(request)).toString()))
      answer.end('{"jobReady":false}')
      over.abort()
    })
    await playPrinter(optionsOf(origin, { fault: 'no-paper' }), { signal: over.signal, say: () => undefined })
    expect(states[0]).toMatchObject({ statusCode: '410%20Out%20of%20paper', printerMAC: expect.any(String) })
  })

  it.each(['POST', 'GET'])('can be stopped during an unanswered %s', async method => {
    const over = new AbortController()
    const origin = await serve((request, answer) => {
      if (request.method === method) return setImmediate(() => over.abort())
      return answer.end(request.method === 'POST' ? JSON.stringify(JOB) : PAPER)
    })
    await playPrinter(optionsOf(origin), { signal: over.signal, say: () => undefined })
    expect(over.signal.aborted).toBe(true)
  })

  it('ends after the given number of papers', async () => {
    let job = 0
    const origin = await serve((request, answer) =>
      answer.end(
        request.method === 'POST' ? JSON.stringify({ jobReady: true, jobToken: String((job += 1)) }) : PAPER,
      ),
    )
    await playPrinter(optionsOf(origin, { count: 3 }), {
      signal: new AbortController().signal,
      say: () => undefined,
    })
    const papers = await readdir(path.join(folder, 'printed'))
    expect(papers.map(name => name.split('-')[0]).toSorted()).toEqual(['1', '2', '3'])
  })
})

describe('an Epson printer', () => {
  const WORK = `<PrintRequestInfo><printjobid>o-17</printjobid><image width="16" height="2" color="color_1">${Buffer.from([0xff, 0x00, 0x0f, 0xf0]).toString('base64')}</image></PrintRequestInfo>`

  /** Returns the sent forms until the printer has a paper, or until its first output line. */
  const forms = async (work: string, more: Partial<PrinterOptions> = {}) => {
    const sent: URLSearchParams[] = []
    const origin = await serve(async (request, answer) => {
      const form = new URLSearchParams((await readRaw(request)).toString())
      sent.push(form)
      answer.end(form.get('ConnectionType') === 'GetRequest' ? work : '')
    })
    const over = new AbortController()
    const said: string[] = []
    const playing = playPrinter(optionsOf(origin, { speaks: 'epson', ...more }), {
      signal: over.signal,
      say: line => void said.push(line),
    })
    while (sent.length < 2 && said.length === 0) await new Promise(setImmediate)
    if (more.fault !== undefined || !said[0]?.endsWith('.png')) over.abort()
    await playing
    return { sent, said }
  }
  const answerIn = (form: URLSearchParams | undefined) =>
    /success="(\w+)" code="(\w*)"/.exec(form?.get('ResponseFile') ?? '')?.slice(1)

  it('renders the received image dot by dot, and confirms its job', async () => {
    const { sent, said } = await forms(WORK)
    const png = await readFile(said[0] ?? '')
    // Width and height are at the start of a PNG.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([16, 2])
    const data = png.subarray(png.indexOf('IDAT') + 4, png.indexOf('IEND') - 8)
    expect([...inflateSync(data)]).toEqual([0, 0x00, 0xff, 0, 0xf0, 0x0f])
    expect(sent.map(form => form.get('ConnectionType'))).toEqual(['GetRequest', 'SetResponse'])
    expect(sent[1]?.get('ResponseFile')).toContain('<printjobid>o-17</printjobid>')
    expect(answerIn(sent[1])).toEqual(['true', ''])
  })

  it('without paper reports so, and prints nothing', async () => {
    const { sent } = await forms(WORK, { fault: 'no-paper' })
    expect(answerIn(sent[1])).toEqual(['false', 'EPTR_REC_EMPTY'])
    expect(await readdir(path.join(folder, 'printed'))).toEqual([])
  })

  it('without confirmation prints, and polls again', async () => {
    const { sent } = await forms(WORK, { fault: 'never-confirms' })
    expect(sent.every(form => form.get('ConnectionType') === 'GetRequest')).toBe(true)
  })

  it('reports a job without an image, and prints nothing', async () => {
    const { said } = await forms('<PrintRequestInfo><printjobid>o-18</printjobid></PrintRequestInfo>')
    expect(said[0]).toBe('No paper: job o-18 has no picture')
    expect(await readdir(path.join(folder, 'printed'))).toEqual([])
  })
})
