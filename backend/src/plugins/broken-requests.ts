import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { titleOf } from '#src/errors/problem-texts.ts'

const STATUS_BY_CODE = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
])

/** Input that is not valid HTTP never becomes a request, so its problem is written directly to the socket. */
export const answerBrokenRequest = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return
  const status = STATUS_BY_CODE.get(error.code ?? '') ?? 400
  const code = 'bad_request'
  const body = JSON.stringify({
    type: 'about:blank',
    title: titleOf(code, 'en'),
    status,
    traceId: randomUUID(),
    code,
  })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  // Ending only our half would leave the connection open to a client that keeps sending.
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}
