import { createServer as createHttpServer } from 'node:http'
import { connect as connectHttp2 } from 'node:http2'
import { connect, createServer } from 'node:net'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { CannotRun } from '../arguments.ts'
import { readFiles } from './read-files.mjs'
import { readCertificate, trustTestCertificate } from './certificate.mjs'
import { openLine } from './cut-line.mjs'
import { servePeer } from './peer-server.mjs'

const folder = mkdtempSync(path.join(os.tmpdir(), 'sufra-peer-'))
const write = (file, text) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}
beforeAll(() => {
  write('index.html', '<title>peer</title>')
  write('assets/app.js', 'app()')
  write('assets/photo.png', 'picture')
  write('assets/with space.css', 'a{}')
})
afterAll(() => rmSync(folder, { recursive: true }))

const closing = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})
const listen = server =>
  new Promise(resolve =>
    server.listen(0, 'localhost', () => {
      closing.push(() => new Promise(done => server.close(done)))
      resolve(server.address().port)
    }),
  )
const freePort = async () => {
  const server = createServer()
  const port = await listen(server)
  await closing.pop()()
  return port
}

describe('the files of a build', () => {
  it('are read by address, compressed if they are text, with their type', async () => {
    const files = await readFiles(folder)
    expect([...files.keys()].toSorted()).toEqual([
      ...['/assets/app.js', '/assets/photo.png', '/assets/with space.css', '/index.html'],
    ])
    const { headers, body } = files.get('/assets/app.js')
    expect(brotliDecompressSync(body).toString()).toBe('app()')
    expect(headers).toEqual({
      'content-type': 'text/javascript',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    })
    expect(files.get('/assets/photo.png').body.toString()).toBe('picture')
    expect(files.get('/assets/photo.png').headers).not.toHaveProperty('content-encoding')
    expect(files.get('/index.html').headers['cache-control']).toBe('no-cache')
  })
})

describe("another product's server", () => {
  const ask = (origin, address) =>
    new Promise((resolve, reject) => {
      const session = connectHttp2(origin, { rejectUnauthorized: false })
      session.once('error', reject)
      const stream = session.request({ ':path': address })
      const parts = []
      let status
      stream.on('response', headers => (status = headers[':status']))
      stream.on('data', part => parts.push(part))
      stream.on('end', () => {
        session.destroy()
        resolve({ status, text: brotliDecompressSync(Buffer.concat(parts)).toString() })
      })
      stream.end()
    })

  it('serves its files over HTTP/2, and its page for every other address', async () => {
    const peer = await servePeer({ folder, port: await freePort(), certificate: readCertificate() })
    expect(await ask(peer.origin, '/assets/app.js?v=1')).toEqual({ status: 200, text: 'app()' })
    for (const address of ['/', '/sign-in', '/index.html'])
      expect((await ask(peer.origin, address)).text).toBe('<title>peer</title>')
    peer.stop()
  })

  it.each([
    ['that does not exist', () => path.join(folder, 'nowhere')],
    ['without a page', () => path.join(folder, 'assets')],
  ])('refuses a folder %s, in a sentence', async (_what, where) => {
    const serving = servePeer({ folder: where(), port: 1, certificate: readCertificate() })
    await expect(serving).rejects.toBeInstanceOf(CannotRun)
    await expect(serving).rejects.toThrow('holds no built application')
  })

  it('names a port in use', async () => {
    const port = await listen(createServer())
    const serving = servePeer({ folder, port, certificate: readCertificate() })
    await expect(serving).rejects.toBeInstanceOf(CannotRun)
    await expect(serving).rejects.toThrow(`Port ${port} is taken`)
  })

  it('is trusted by the hash of its key in a single argument', () => {
    expect(trustTestCertificate()).toMatch(/^--ignore-certificate-errors-spki-list=[\w+/]{43}=$/)
  })
})

describe('a line that can be cut', () => {
  let line
  beforeEach(async () => {
    const to = await listen(createHttpServer((_request, response) => response.end('there')))
    line = await openLine({ port: await freePort(), to })
    closing.push(() => line.stop())
  })
  const through = () => {
    const { port } = new URL(line.origin)
    return fetch(`http://localhost:${port}`).then(answer => answer.text())
  }

  it('connects to the server', async () => {
    expect(await through()).toBe('there')
  })

  it('connects nowhere while it is cut, and to the server again after its repair', async () => {
    line.cut()
    await expect(through()).rejects.toThrow()
    line.mend()
    expect(await through()).toBe('there')
  })

  it('closes its open connections when it is cut', async () => {
    const open = connect(Number(new URL(line.origin).port), 'localhost')
    await new Promise(resolve => open.once('connect', resolve))
    open.on('error', () => undefined)
    const closed = new Promise(resolve => open.once('close', resolve))
    line.cut()
    await closed
  })

  it('names a port in use', async () => {
    const port = await listen(createServer())
    await expect(openLine({ port, to: 1 })).rejects.toThrow(`Port ${port} is taken`)
  })
})
