import type { Writable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { defineRoute } from '#src/routing/route.ts'
import type { Route, Session } from '#src/routing/route.ts'
import { createConnection } from './live-connection.ts'
import { frameOf } from './live-frame.ts'
import type { LiveHub } from './live-hub.ts'

const HEAD = {
  'content-type': 'text/event-stream; charset=utf-8',
  // no-transform: a compressing proxy would also buffer.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

const EventId = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)

// Without an id: only new events. An invalid id becomes -1, which matches nothing, so that the browser
// reloads.
const askedId = (header: unknown): number | null => {
  if (header === undefined || header === '') return null
  return EventId.catch(-1).parse(header)
}

interface Opening {
  hub: LiveHub
  reply: FastifyReply
  session: Session
  position: number
}

// HTTP/2 responses of Node do not report back-pressure; the stream below them does.
const writableOf = (raw: FastifyReply['raw']): Writable => Object(raw).stream ?? raw

const openConnection = ({ hub, reply, session, position }: Opening) => {
  const { raw } = reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value)
  }
  raw.writeHead(200, HEAD)
  raw.flushHeaders()
  raw.socket?.setNoDelay(true)
  // Hours may pass without events; a browser that reads nothing is disconnected by the connection itself.
  raw.socket?.setTimeout(0)
  const response = writableOf(raw)
  const connection = createConnection(response, { session, position })
  response.on('close', () => hub.leave(session.accountId, connection))
  response.on('error', () => response.destroy())
  return { connection, response }
}

export const streamRoutes = (hub: LiveHub): Route[] => [
  defineRoute('GET /api/Order/Stream', {
    rateLimit: { max: 300, windowSeconds: 60 },
    handler: async ({ session, request, reply }) => {
      const { accountId } = session
      if (accountId === null) {
        await hub.listen()
        hub.joinOperators(openConnection({ hub, reply, session, position: 0 }).connection)
        return reply
      }
      const start = await hub.start(accountId, askedId(request.headers['last-event-id']))
      const { position, isReset } = start
      const { connection, response } = openConnection({ hub, reply, session, position })
      if (isReset) {
        const data = JSON.stringify({ cursor: String(position) })
        connection.sendBytes(frameOf({ type: 'reset', data, id: position }))
      }
      hub.join(accountId, connection, start).catch(error => {
        request.log.warn({ err: error }, 'live stream not joined')
        response.destroy()
      })
      return reply
    },
  }),
]
