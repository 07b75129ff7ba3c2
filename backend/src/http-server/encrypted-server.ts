import { once } from 'node:events'
import { constants, createSecureServer } from 'node:http2'
import type {
  Http2SecureServer,
  Http2ServerRequest,
  Http2ServerResponse,
  ServerHttp2Session,
} from 'node:http2'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { HttpPatience } from './http-timeouts.ts'
import { answerBrokenRequest } from '#src/plugins/broken-requests.ts'
import type { Certificate } from './certificate.ts'

// A browser needs far fewer at once; without a limit one connection could open any number.
const MOST_AT_ONCE = 256

// HTTP/2 sends the host in a pseudo-header.
const nameHost = ({ headers }: Http2ServerRequest) => {
  headers.host ??= headers[':authority']
}

// Node does this for HTTP/1. A trickling request over HTTP/2 keeps its connection busy, so no other limit ends it.
const endIfTrickling = (request: Http2ServerRequest, milliseconds: number) => {
  if (request.httpVersionMajor < 2 || request.stream.endAfterHeaders) return
  const timer = setTimeout(() => request.stream.close(constants.NGHTTP2_CANCEL), milliseconds)
  for (const end of ['end', 'close']) request.once(end, () => clearTimeout(timer))
}

const listenFor = (app: FastifyInstance, milliseconds: number) => {
  return (request: Http2ServerRequest, response: Http2ServerResponse) => {
    nameHost(request)
    endIfTrickling(request, milliseconds)
    // Node's compatibility API for both; the framework's types name those of HTTP/1 only.
    app.routing(Object(request), Object(response))
  }
}

const closeAll = async (server: Http2SecureServer, sockets: Set<Socket>): Promise<void> => {
  if (server.listening) server.close()
  const closed = [...sockets].filter(socket => !socket.destroyed).map(socket => once(socket, 'close'))
  for (const socket of sockets) socket.destroy()
  await Promise.all(closed)
}

/**
 * Serves the application over TLS: HTTP/2 if the browser supports it, otherwise HTTP/1.1. Idle, unread and trickling
 * connections are closed after the same time as on the plain port.
 */
export const createEncryptedServer = (
  app: FastifyInstance,
  { certificate, patience }: { certificate: Certificate; patience: HttpPatience },
) => {
  const { requestTimeout, connectionTimeout, http } = patience
  const server = createSecureServer(
    {
      ...certificate,
      allowHTTP1: true,
      minVersion: 'TLSv1.2',
      ...http,
      settings: { maxConcurrentStreams: MOST_AT_ONCE },
    },
    listenFor(app, requestTimeout),
  )
  Object.assign(server, { requestTimeout, headersTimeout: http.headersTimeout })
  server.setTimeout(connectionTimeout)
  server.on('clientError', answerBrokenRequest)
  // An open live stream suspends the time limit of its connection.
  server.on('stream', stream =>
    stream.once('close', () => stream.session?.destroyed || stream.session?.setTimeout(connectionTimeout)),
  )
  const sessions = new Set<ServerHttp2Session>()
  server.on('session', session => {
    sessions.add(session)
    session.once('close', () => sessions.delete(session))
  })
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  return {
    listen: async (where: { host: string; port: number }): Promise<void> => {
      server.listen(where)
      await once(server, 'listening')
    },
    address: () => server.address(),
    /** Applies to new connections; open ones keep the previous certificate. */
    renew: (renewed: Certificate) => server.setSecureContext(renewed),
    refuseNew: () => {
      if (server.listening) server.close()
      for (const session of sessions) session.close()
    },
    close: () => closeAll(server, sockets),
  }
}
