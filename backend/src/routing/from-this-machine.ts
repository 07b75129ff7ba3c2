import type { IncomingMessage } from 'node:http'

const LOOPBACK = /^(?:::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3}$|^::1$/
// A page elsewhere can point a name of its own to this machine (DNS rebinding), but the browser then sends that name.
const LOCAL_NAME = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i
const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']

/** Returns whether the caller sits at this machine, as far as the request reveals it. */
export const isFromThisMachine = ({
  socket,
  headers,
}: Pick<IncomingMessage, 'socket' | 'headers'>): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  LOCAL_NAME.test(headers.host ?? '') &&
  PROXY_HEADERS.every(name => headers[name] === undefined)
