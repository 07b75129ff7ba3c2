import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
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
  ...{ address: `${origin}/api/Printer/Poll/secret`, speaks: 'star', folder: path.join(folder, 'printed') },
  ...{ everyMs: 5, count: 1, fault: undefined },
  ...more,
})

/** Prints until the first line is said, and gives what was. */
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

it('a paper comes out once, lies in its folder, and is confirmed', async () => {
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

it('a job that is named like a way out of the folder stays in it', async () => {
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

describe('without a paper it says why', () => {
  it('where nothing answers', async () => {
    const origin = await serve(() => undefined)
    await new Promise(done => server?.close(done))
    server = undefined
    expect(await firstLine(optionsOf(origin))).toBe(`No paper: nothing answers at ${origin}`)
  })

  it('where something else answers', async () => {
    const origin = await serve((_request, answer) => answer.end('<html>'))
    expect(await firstLine(optionsOf(origin))).toBe(`No paper: what answers at ${origin} is no Sufra`)
  })

  it('where the address is known no more', async () => {
    const origin = await serve((_request, answer) => answer.writeHead(404).end())
    expect(await firstLine(optionsOf(origin))).toBe('No paper: refused with 404')
  })
})
