import { once } from 'node:events'
import { connect } from 'node:http2'
import type { ClientHttp2Session, ClientHttp2Stream, IncomingHttpHeaders } from 'node:http2'
import { eventOf } from './open-stream.ts'
import { eventually } from './shop-fixture.ts'

export interface Http2Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: string
}

const answerOf = async (stream: ClientHttp2Stream): Promise<Http2Answer> => {
  const [headers]: [IncomingHttpHeaders] = Object(await once(stream, 'response'))
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return { status: Number(headers[':status']), headers, body: String(Buffer.concat(chunks)) }
}

/** Opens one HTTP/2 connection to an origin, which carries all requests, as in a browser. */
export const openHttp2 = async (origin: string, ca: Buffer) => {
  const session: ClientHttp2Session = connect(origin, { ca })
  session.on('error', () => undefined)
  await once(session, 'connect')
  return {
    session,
    ask: (path: string, headers: Record<string, string> = {}, body?: string): Promise<Http2Answer> => {
      const stream = session.request({ ':path': path, ':method': body ? 'POST' : 'GET', ...headers })
      stream.end(body)
      return answerOf(stream)
    },
    /** Returns the types of the live events received so far. */
    listen: (headers: Record<string, string>) => {
      const stream = session.request({ ':path': '/api/Order/Stream', ...headers })
      stream.on('error', () => undefined)
      let text = ''
      stream.setEncoding('utf8').on('data', chunk => (text += chunk))
      const events = () => text.split('\n\n').slice(0, -1).map(eventOf)
      return {
        stream,
        events,
        next: (type: string) => eventually(async () => events().find(event => event.type === type)),
      }
    },
    close: () => session.destroy(),
  }
}
