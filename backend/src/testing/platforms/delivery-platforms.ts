import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ChannelKey } from '@sufra/shared/contracts/channel'
import { hungerstation } from './hungerstation.ts'
import { createJahez } from './jahez.ts'
import { keeta } from './keeta.ts'
import type { Answer, Speaker, TakenCall } from './taken-call.ts'

/** Replaces the normal answer: `hang` answers nothing until the platforms close; null restores the normal one. */
type Said = Answer | 'hang' | null
type Whim = (call: TakenCall) => Said | Promise<Said>

export interface DeliveryPlatforms {
  /** settings that point the application to the platforms */
  settings: Record<string, string>
  /** the calls in order of arrival, without the requests for tokens */
  taken: TakenCall[]
  /** Replaces the answers from now on. */
  answerWith(whim: Whim): void
  /** Jahez rejects every token that it issued. */
  forgetTokens(): void
  /** The platforms accept only these secrets from now on. */
  acceptSecrets(secretOf: (account: string) => string): void
  close(): Promise<void>
}

const KEYS: readonly ChannelKey[] = ['hungerstation', 'jahez', 'keeta']
const USUAL: Whim = () => null

const read = async (platform: ChannelKey, request: IncomingMessage): Promise<TakenCall> => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  const { method = '', url: path = '', headers } = request
  return { platform, method, path, headers, text }
}

const write = (response: ServerResponse, { status, body, headers }: Answer): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

const listen = async (answer: (request: IncomingMessage, response: ServerResponse) => void) => {
  const server = createServer(answer)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port }: AddressInfo = Object(server.address())
  const close = () =>
    new Promise<void>(resolve => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  return { address: `http://127.0.0.1:${port}`, close }
}

// `store-1a` is a shop of the first merchant. Jahez's orders carry no shop; its token identifies it.
const accountOf = ({ path, text }: TakenCall): string => /store-(\d+)/.exec(`${path} ${text}`)?.[1] ?? '1'

/** Starts three platforms on the loopback that follow docs/platforms.md, with configurable answers. */
export const startDeliveryPlatforms = async (): Promise<DeliveryPlatforms> => {
  const taken: TakenCall[] = []
  const jahez = createJahez()
  const speakers: Record<ChannelKey, Speaker> = { hungerstation, jahez, keeta }
  let whim = USUAL
  let secretOf = (account: string) => `secret-of-${account}`
  const open = (key: ChannelKey) =>
    listen(async (request, response) => {
      const call = await read(key, request)
      const isToken = call.path === '/oauth/token'
      if (!isToken) taken.push(call)
      const own = isToken ? null : await whim(call)
      if (own !== 'hang') write(response, own ?? speakers[key].answer(call, secretOf(accountOf(call))))
    })
  const servers = await Promise.all(KEYS.map(open))
  return {
    taken,
    settings: Object.fromEntries(
      KEYS.map((key, at) => [`PLATFORM_URL_${key.toUpperCase()}`, servers[at]?.address ?? '']),
    ),
    answerWith: next => {
      whim = next
    },
    forgetTokens: jahez.forget,
    acceptSecrets: next => {
      secretOf = next
    },
    close: async () => {
      await Promise.all(servers.map(each => each.close()))
    },
  }
}
