import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { backendAt, createBuildServer } from './serve.mjs'
import { apiOf, portOf } from './settings.mjs'

const folder = mkdtempSync(path.join(os.tmpdir(), 'sufra-alone-serve-'))
const write = (file, bytes) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), bytes)
}

const opened = []
const listen = server =>
  new Promise(resolve =>
    server.listen(0, '127.0.0.1', () => {
      opened.push(server)
      resolve(`http://127.0.0.1:${server.address().port}`)
    }),
  )

// The simulated backend; each test sets its answer.
let answer
const heard = []
let api
let origin
beforeAll(async () => {
  write('index.html', 'the page')
  write('.stamp', 'built')
  write('assets/main.1.js', 'main()')
  write('assets/main.1.js.gz', gzipSync('main()'))
  write('locales/ar.json', '{}')
  api = await listen(
    http.createServer((request, response) => {
      const { method, url, headers } = request
      const parts = []
      request.on('data', part => parts.push(part))
      request.on('end', () => {
        heard.push({ method, url, headers, body: Buffer.concat(parts).toString() })
        answer(request, response)
      })
    }),
  )
  origin = await listen(createBuildServer({ folder, backend: backendAt(api) }))
})
afterAll(() => {
  for (const server of opened) {
    server.closeAllConnections()
    server.close()
  }
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  heard.length = 0
  answer = (_request, response) => response.end('{}')
})

const ask = (address, more) => fetch(origin + address, more)

describe('a served build', () => {
  it('serves its files, those with a hash in their name as immutable', async () => {
    const code = await ask('/assets/main.1.js', { headers: { 'accept-encoding': 'identity' } })
    expect(await code.text()).toBe('main()')
    expect(code.headers.get('cache-control')).toContain('immutable')
    expect(code.headers.get('content-encoding')).toBeNull()
    expect((await ask('/locales/ar.json')).headers.get('cache-control')).toBe('no-cache')
  })

  it("serves the compressed copy to clients that accept it, with the original's type", async () => {
    const code = await ask('/assets/main.1.js?a=1', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(await code.text()).toBe('main()')
    expect(code.headers.get('content-encoding')).toBe('gzip')
    expect(code.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  })

  it.each(['/', '/kitchen/today', '/apiary', '/.stamp', '/..%2f..%2fetc/passwd', '/assets/%00'])(
    'serves its page for %s',
    async address => {
      const page = await ask(address)
      expect([page.status, await page.text()]).toEqual([200, 'the page'])
    },
  )
})

describe('a backend request', () => {
  it.each(['/api/Order/Get?x=1', '/api', '/remotes/registry.json', '/config.json', '/guide/', '/images/1'])(
    "%s is forwarded with the backend's own host",
    async address => {
      await ask(address)
      expect(heard).toMatchObject([{ method: 'GET', url: address, headers: { host: new URL(api).host } }])
    },
  )

  it('is forwarded with its body and headers', async () => {
    const headers = { authorization: 'Bearer x', 'content-type': 'application/json' }
    await ask('/api/Order/ExecuteAction', { method: 'POST', headers, body: '{"orderId":1}' })
    expect(heard).toMatchObject([{ method: 'POST', body: '{"orderId":1}', headers }])
  })

  it("returns the backend's status, headers and cookies", async () => {
    answer = (_request, response) =>
      response
        .writeHead(409, { 'set-cookie': ['a=1', 'b=2'], 'content-type': 'application/problem+json' })
        .end('{}')
    const came = await ask('/api/Order/Get')
    expect([came.status, came.headers.get('content-type')]).toEqual([409, 'application/problem+json'])
    expect(came.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  })

  it('breaks off when the backend does, so that the client of a live stream reconnects', async () => {
    answer = (request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: heartbeat\n\n')
      setTimeout(() => request.socket.destroy(), 20)
    }
    const stream = await ask('/api/Order/Stream')
    await expect(stream.text()).rejects.toThrow()
  })

  it('ends at the backend when the page disconnects', async () => {
    const gone = new Promise(resolve => {
      answer = (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': ready\n\n')
        response.once('close', resolve)
      }
    })
    const leave = new AbortController()
    await ask('/api/Order/Stream', { signal: leave.signal })
    leave.abort()
    await gone
  })

  it('returns 502 with the setting to change if the backend is unreachable', async () => {
    const away = await listen(createBuildServer({ folder, backend: backendAt('http://127.0.0.1:9') }))
    const came = await fetch(`${away}/api/health`)
    expect(came.status).toBe(502)
    expect(await came.text()).toBe(
      'The backend at http://127.0.0.1:9 cannot be reached. SUFRA_API names another one.\n',
    )
    expect((await fetch(`${away}/kitchen`)).status).toBe(200)
  })
})

describe('the port of a package and the address of its backend', () => {
  const { PORT, SUFRA_API } = process.env
  afterEach(() => Object.assign(process.env, { PORT: PORT ?? '', SUFRA_API: SUFRA_API ?? '' }))
  const settings = sufra => write('package.json', JSON.stringify({ name: 'x', sufra }))

  it.each([
    [{ PORT: '5100', SUFRA_API: 'http://sufra.test' }, [5100, 'http://sufra.test']],
    [{ PORT: '', SUFRA_API: '' }, [5004, 'https://own.test']],
  ])('comes from the environment, or else from its package.json: %j', (environment, found) => {
    Object.assign(process.env, environment)
    settings({ port: 5004, api: 'https://own.test' })
    expect([portOf(folder), apiOf(folder)]).toEqual(found)
  })

  it('has a default', () => {
    Object.assign(process.env, { PORT: '', SUFRA_API: '' })
    settings(undefined)
    expect([portOf(folder), apiOf(folder)]).toEqual([3000, 'http://localhost:4000'])
    rmSync(path.join(folder, 'package.json'))
    expect([portOf(folder), apiOf(folder)]).toEqual([3000, 'http://localhost:4000'])
  })
})
