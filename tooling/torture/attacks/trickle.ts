import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Attack, Ground } from '../attack.ts'
import { REQUEST_TIMEOUT_SECONDS } from '../instance/instance.ts'

const BYTE_EVERY_MS = 1000
// The server checks for overdue requests at intervals. A connection open after this time
// shows that it does not enforce the timeout.
const PATIENCE_MS = (REQUEST_TIMEOUT_SECONDS + 40) * 1000

const BODY = `POST /api/Authentication/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{"email":"`
const CHUNKED = `POST /api/Authentication/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nffff\r\n{`
const WEBHOOK = `POST /api/Channel/jahez/Webhook HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{`
const HEADERS = `GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Slow: `
const KINDS = [
  { what: 'body', begin: BODY },
  { what: 'chunked body', begin: CHUNKED },
  { what: 'body of a webhook', begin: WEBHOOK },
  { what: 'headers', begin: HEADERS },
] as const

interface Trickle {
  what: string
  /** Milliseconds until the server closed the connection; undefined if it stays open. */
  closed: Promise<number | undefined>
}

const open = ({ url }: Ground, { what, begin }: (typeof KINDS)[number]): Trickle => {
  const { hostname, port } = new URL(url)
  const started = performance.now()
  const socket: Socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname)
  socket.on('error', () => undefined)
  socket.on('data', () => undefined)
  socket.write(begin)
  const dripping = setInterval(() => socket.write('a'), BYTE_EVERY_MS)
  const closing = new Promise<number>(resolve =>
    socket.once('close', () => resolve(performance.now() - started)),
  )
  const closed = Promise.race([closing, wait(PATIENCE_MS).then(() => undefined)]).finally(() => {
    clearInterval(dripping)
    socket.destroy()
  })
  return { what, closed }
}

/** Sends headers and bodies at one byte per second. The server must close each connection. */
export const trickle: Attack = async (ground, verdicts) => {
  const count = Math.max(KINDS.length, ground.size.trickles)
  const kinds = Array.from({ length: count }, (_, at) => KINDS[at % KINDS.length] ?? KINDS[0])
  const trickles = kinds.map(kind => open(ground, kind))
  ground.say(`${count} connections, each a byte a second`)
  const times: number[] = []
  for (const { what, closed } of trickles) {
    const after = await closed
    if (after !== undefined) times.push(after)
    verdicts.check(after !== undefined, () => ({
      what: `a connection that trickles its ${what} stays open`,
      sent: `a byte each ${BYTE_EVERY_MS} ms`,
      came: `still open after ${PATIENCE_MS / 1000} s`,
    }))
  }
  const longest = times.length > 0 ? `${(Math.max(...times) / 1000).toFixed(1)} s` : 'never'
  verdicts.figure(`${times.length} of ${count} closed, the last after ${longest}`)
}
