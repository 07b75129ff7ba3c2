import type { IncomingMessage } from 'node:http'
import type { Peer, Reply } from '../peer.ts'
import { Refusal } from '../refusal.ts'
import type { Reason } from '../refusal.ts'
import { readBody } from '../shape.ts'
import { COMMANDS } from './commands.ts'
import { viewOf } from './view.ts'

const STATUS: Partial<Record<Reason, number>> = {
  unknownStore: 404,
  unknownOrder: 404,
  unknownItem: 404,
  unknownCall: 404,
  wrongState: 409,
}

// A page of another site cannot send this content type without a CORS preflight, which is never allowed.
const isJson = ({ headers }: IncomingMessage): boolean =>
  (headers['content-type'] ?? '').startsWith('application/json')

const obey = (peer: Peer, name: string, text: string): object => {
  const command = COMMANDS.get(name)
  if (!command) throw new Refusal('unknownCall', `there is no command ${name}`)
  const answer = command(peer, text === '' ? {} : readBody(text))
  peer.changed()
  return answer
}

/** `GET control/state?store=…` and `POST control/<command>`. */
export const handleControl = (
  peer: Peer,
  request: IncomingMessage,
  { name, query, text }: { name: string; query: URLSearchParams; text: string },
): Reply => {
  try {
    if (request.method === 'GET' && name === 'state')
      return { status: 200, body: viewOf(peer, query.get('store')) }
    if (request.method !== 'POST' || !isJson(request))
      return { status: 415, body: { message: 'POST with content-type application/json' } }
    return { status: 200, body: obey(peer, name, text) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { status: STATUS[error.reason] ?? 422, body: { code: error.reason, message: error.message } }
  }
}
