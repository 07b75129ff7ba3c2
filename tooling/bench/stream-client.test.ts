import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openStream } from './stream-client.ts'
import type { ReadEvent } from './stream-client.ts'

let server: Server
let answer: (response: ServerResponse, request: IncomingMessage) => void = () => undefined
let url = ''
beforeAll(async () => {
  server = createServer((request, response) => answer(response, request)).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const { port }: AddressInfo = Object(server.address())
  url = `http://127.0.0.1:${port}`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
})

const plain = ({ id, type, data }: ReadEvent) => ({ id, type, data: data.toString() })

/** Returns the events that a reader gets from a stream in these separate parts. */
const read = async (...parts: (string | Buffer)[]) => {
  answer = async response => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const part of parts) {
      response.write(part)
      await new Promise(setImmediate)
    }
    response.end()
  }
  const events: ReadEvent[] = []
  await new Promise<void>(resolve => {
    void openStream({ url, token: 'x', onEvent: event => events.push(event), onEnd: resolve })
  })
  return events.map(plain)
}

const UPSERTED = 'id: 17\nevent: order.upserted\ndata: {"note":"بدون بصل"}\n\n'
const EVENT = { id: 17, type: 'order.upserted', data: '{"note":"بدون بصل"}' }

describe('a client of the live stream', () => {
  it('parses each event with its id, type and data', async () => {
    expect(await read(UPSERTED)).toEqual([EVENT])
  })

  it('parses events that were split anywhere, even inside a character', async () => {
    const bytes = Buffer.from(UPSERTED + UPSERTED)
    const parts = [...bytes].map(byte => Buffer.from([byte]))
    expect(await read(...parts)).toEqual([EVENT, EVENT])
  })

  it('parses many events in one part, in order', async () => {
    const all = Array.from({ length: 50 }, (_none, id) => `id: ${id}\nevent: e\ndata: {}\n\n`).join('')
    expect((await read(all)).map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_none, id) => id))
  })

  it('returns no id for an event without one, such as a heartbeat', async () => {
    expect(await read('event: heartbeat\ndata: {}\n\n')).toEqual([
      { id: null, type: 'heartbeat', data: '{}' },
    ])
  })

  it('ignores comments and incomplete events', async () => {
    expect(
      await read(': ready\n\n', 'retry: 3000\n\n', UPSERTED, 'id: 18\nevent: order.upserted\ndata: {'),
    ).toEqual([EVENT])
  })

  it('sends its token and its last event id', async () => {
    let headers = {}
    answer = (response, request) => {
      headers = request.headers
      response.writeHead(200).end()
    }
    await new Promise<void>(resolve => {
      void openStream({ url, token: 'a-token', lastEventId: 0, onEvent: () => undefined, onEnd: resolve })
    })
    expect(headers).toMatchObject({ authorization: 'Bearer a-token', 'last-event-id': '0' })
  })

  it.each([401, 404, 429, 503])('rejects if the answer is %d', async status => {
    answer = response => response.writeHead(status).end('{}')
    const opening = openStream({ url, token: 'x', onEvent: () => undefined })
    await expect(opening).rejects.toThrow(`The stream answered ${status}`)
  })

  it('rejects if nothing answers', async () => {
    const opening = openStream({ url: 'http://127.0.0.1:9', token: 'x', onEvent: () => undefined })
    await expect(opening).rejects.toThrow('ECONNREFUSED')
  })

  it.each(['the reader', 'the server'])('reports once that %s cut it', async who => {
    let cutThere: () => void = () => undefined
    answer = (response, request) => {
      response.writeHead(200).write(UPSERTED)
      cutThere = () => void request.socket.destroy()
    }
    let ends = 0
    const ended = new Promise<void>((resolve, reject) => {
      openStream({
        url,
        token: 'x',
        onEvent: () => undefined,
        onEnd: () => {
          ends += 1
          resolve()
        },
      }).then(client => (who === 'the reader' ? client.cut() : cutThere()), reject)
    })
    await ended
    await new Promise(setImmediate)
    expect(ends).toBe(1)
  })
})
